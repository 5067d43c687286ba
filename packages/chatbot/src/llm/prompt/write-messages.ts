/** The conversation as the model reads it, cut to what a turn may cost. */
import type { ModelMessage } from 'ai';
import type { Turn } from '../../chatbot.ts';
import type { FilmKnowledge } from '../../offline/knowledge/film-knowledge.ts';
import { nameFilm } from '../tools/described-film.ts';
import { type FirstSearch, findMoviesName } from '../tools/find-movies.ts';

const mostExchanges = 5;
const askedLength = 300;
const answeredLength = 600;

/** Mistral's templates take ids of nine letters and digits alone. */
const firstCallId = 'kinora001';

export function writeMessages(turn: Turn, first: FirstSearch, knowledge: FilmKnowledge): ModelMessage[] {
  return [...writeHistory(turn), { role: 'user', content: turn.message }, ...writeFirstSearch()];

  function writeFirstSearch(): ModelMessage[] {
    const toolCallId = firstCallId;
    const toolName = findMoviesName;
    // JSON without undefined; what is left is plain data.
    const value = JSON.parse(JSON.stringify({ ...first.output, page: describePage(turn, knowledge) }));
    return [
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input: first.input }] },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'json', value } }],
      },
    ];
  }
}

function writeHistory({ conversation }: Turn): ModelMessage[] {
  return conversation.exchanges.slice(-mostExchanges).flatMap(({ asked, answered }): ModelMessage[] => [
    { role: 'user', content: asked.slice(0, askedLength) },
    { role: 'assistant', content: answered.slice(0, answeredLength) },
  ]);
}

function describePage({ pageFilm }: Turn, { filmsById }: FilmKnowledge): object | undefined {
  const film = pageFilm === undefined ? undefined : filmsById.get(pageFilm);
  return film && nameFilm(film);
}
