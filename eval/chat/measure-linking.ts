/** How well titles are found in sentences: as they are written, and in lower case with one slip of the pen. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { FilmMention } from '@kinora/chatbot/offline/mentions/mention';
import { splitMessage } from '@kinora/chatbot/offline/reading/split-message';
import { type Chance, createChance } from './chance.ts';
import type { ChatEngine } from './chat-engine.ts';
import { sentencesWithoutTitles, titleSentences } from './linking-sentences.ts';
import { slip } from './slip-of-the-pen.ts';

export interface LinkingFigures {
  /** 0 to 100. */
  precision: number;
  recall: number;
  mistakes: string[];
}

export interface LinkingQuestion {
  sentences: number;
  seed: number;
  /** `casual`: lower case without a leading article; `slips`: lower case, and one letter of every title wrong. */
  writing: 'as written' | 'casual' | 'slips';
  /** Besides those that everybody gets, sentences in which no film is named. */
  plain: readonly string[];
}

interface Sentence {
  text: string;
  films: readonly ChatFilm[];
}

/** One sentence in four has no title. */
const shareWithout = 0.25;
/** A slip in a shorter title leaves nothing to know it by. */
const shortestSlipped = 4;

export function measureLinking(engine: ChatEngine, question: LinkingQuestion): LinkingFigures {
  const chance = createChance(question.seed);
  const mistakes: string[] = [];
  let right = 0;
  let found = 0;
  let named = 0;
  for (let count = 0; count < question.sentences; count += 1) {
    const sentence = writeSentence(chance, engine.films, question);
    const mentions = engine.mind
      .findMentions(splitMessage(sentence.text))
      .filter((one) => one.kind === 'film');
    const linked = sentence.films.filter((film) => mentions.some((mention) => isOf(mention, film, engine)));
    const wrong = mentions.filter((mention) => !sentence.films.some((film) => isOf(mention, film, engine)));
    named += sentence.films.length;
    right += linked.length;
    found += linked.length + wrong.length;
    const missed = sentence.films.filter((film) => !linked.includes(film)).map(({ title }) => title);
    if (missed.length + wrong.length > 0) mistakes.push(describe({ sentence, missed, wrong, engine }));
  }
  return {
    precision: (100 * right) / Math.max(1, found),
    recall: (100 * right) / Math.max(1, named),
    mistakes,
  };
}

/** Films of one title cannot be told apart by it. */
function isOf({ tmdbIds }: FilmMention, film: ChatFilm, { mind }: ChatEngine): boolean {
  const first = mind.knowledge.filmsById.get(tmdbIds[0] ?? 0);
  if (first?.tmdbId === film.tmdbId) return true;
  return tmdbIds.includes(film.tmdbId) && first?.title.toLowerCase() === film.title.toLowerCase();
}

function writeSentence(
  chance: Chance,
  films: readonly ChatFilm[],
  { writing, plain }: LinkingQuestion,
): Sentence {
  const inCase = (text: string) => (writing === 'as written' ? text : text.toLowerCase());
  if (chance.is(shareWithout))
    return { text: inCase(chance.pick([...sentencesWithoutTitles, ...plain])), films: [] };
  const form = chance.pick(titleSentences);
  const able = writing === 'slips' ? films.filter(({ title }) => title.length >= shortestSlipped) : films;
  const named = chance.pickSome(able, form.includes('{other}') ? 2 : 1);
  const [film = '', other = ''] = named.map(({ title }) => writeTitle(chance, title, writing));
  const text = inCase(form)
    .replace('{film}', () => film)
    .replace('{other}', () => other);
  return { text, films: named };
}

function writeTitle(chance: Chance, title: string, writing: LinkingQuestion['writing']): string {
  if (writing === 'as written') return title;
  if (writing === 'slips') return slip(chance, title.toLowerCase());
  return title.toLowerCase().replace(/^(?:the|an?) (?=.{3})/u, '');
}

interface MistakeParts {
  sentence: Sentence;
  missed: readonly string[];
  wrong: readonly FilmMention[];
  engine: ChatEngine;
}

function describe({ sentence, missed, wrong, engine }: MistakeParts): string {
  const found = wrong.map(
    ({ written, tmdbIds }) => `'${written}' = ${engine.mind.knowledge.filmsById.get(tmdbIds[0] ?? 0)?.title}`,
  );
  return `${sentence.text}${missed.length > 0 ? ` · missed: ${missed.join(', ')}` : ''}${found.length > 0 ? ` · wrong: ${found.join(', ')}` : ''}`;
}
