/** What the model may look up. Nothing here writes, and nothing takes a user's id: lists are the visitor's own. */
import { z } from 'zod';
import type { ChatFilm } from '../../chat-film.ts';
import type { KeptLists } from '../../chatbot.ts';
import { noWishes } from '../../wishes.ts';
import { describeBriefly, describeWholly, nameFilm, quoteText } from './described-film.ts';
import { type Desk, mayBePicked, searchAtDesk, tellOf } from './desk.ts';
import { filmId, optionalText } from './lenient-input.ts';
import { define, type FilmTool } from './film-tool.ts';
import { findMovies } from './find-movies.ts';

const mostFound = 10;
const mostCredits = 10;
const mostKept = 20;

export function createFilmTools(desk: Desk): FilmTool[] {
  const tools = [findMovies(desk), searchTitles(desk), similarMovies(desk), getMovie(desk), getPerson(desk)];
  const { lists } = desk.parts;
  return lists.kind === 'read' ? [...tools, myLists(desk, lists)] : tools;
}

function searchTitles(desk: Desk): FilmTool {
  return define({
    name: 'search_titles',
    description: 'Films of the catalogue by title, or a part of it.',
    input: z.object({ title: z.coerce.string().max(200) }),
    run: ({ title }) => brief(desk.parts.mind.findTitles(title, mostFound), desk),
  });
}

function similarMovies(desk: Desk): FilmTool {
  return define({
    name: 'similar_movies',
    description: 'Films that are like one film, best first.',
    input: z.object({ id: filmId() }),
    run: async ({ id }) => {
      const { filmsById } = desk.parts.mind.knowledge;
      const similar = await findSimilar(id, desk);
      const films = similar.flatMap((one) => filmsById.get(one) ?? []);
      const pickable = films.filter((film) => mayBePicked(film, desk));
      return brief(pickable.slice(0, mostFound), desk);
    },
  });
}

/** Where the recommendation service does not answer, our own search does. */
async function findSimilar(id: number, desk: Desk): Promise<number[]> {
  try {
    const similar = await desk.findSimilar(id, desk.signal);
    return similar.map(({ tmdbId }) => tmdbId);
  } catch {
    const wishes = { ...structuredClone(noWishes), likeFilms: [id] };
    const { found } = searchAtDesk({ wishes, words: [], count: mostFound }, desk);
    return found.map(({ film }) => film.tmdbId);
  }
}

function getMovie(desk: Desk): FilmTool {
  return define({
    name: 'get_movie',
    description: 'One film with its overview.',
    input: z.object({ id: filmId() }),
    run: ({ id }) => {
      const film = desk.parts.mind.knowledge.filmsById.get(id);
      if (!film) return { error: 'no film of the catalogue has that id' };
      tellOf([film], desk);
      return { film: describeWholly(film) };
    },
  });
}

function getPerson(desk: Desk): FilmTool {
  return define({
    name: 'get_person',
    description: 'A person and the films that they directed and acted in.',
    input: z.object({ name: z.coerce.string().max(200) }),
    run: ({ name }) => {
      const [person] = desk.parts.mind.findPeople(name, 1);
      if (!person) return { error: 'nobody of the catalogue has that name' };
      const credits = (films: readonly ChatFilm[]) => tellOf(films.slice(0, mostCredits), desk).map(nameFilm);
      return {
        name: quoteText(person.name),
        directed: credits(person.directed),
        acted_in: credits(person.actedIn),
      };
    },
  });
}

function myLists(desk: Desk, { liked, watched, wanted }: KeptLists): FilmTool {
  return define({
    name: 'my_lists',
    description: 'What the visitor liked, watched and wants to watch, newest first.',
    input: z.object({ list: optionalText().describe('"liked", "watched" or "wanted"; all without it') }),
    run: ({ list }) => {
      const isAsked = (name: string): boolean => list === undefined || list === name;
      const asked = Object.entries({ liked, watched, wanted }).filter(([name]) => isAsked(name));
      return Object.fromEntries(asked.map(([name, ids]) => [name, titlesOf(ids, desk)]));
    },
  });
}

function titlesOf(ids: readonly number[], desk: Desk): object[] {
  const films = ids.slice(0, mostKept).flatMap((id) => desk.parts.mind.knowledge.filmsById.get(id) ?? []);
  return tellOf(films, desk).map(nameFilm);
}

const brief = (films: readonly ChatFilm[], desk: Desk): object => ({
  films: tellOf(films, desk).map(describeBriefly),
});
