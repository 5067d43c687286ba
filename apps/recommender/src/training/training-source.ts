/** Where a training's films and likes come from. */
import { existsSync } from 'node:fs';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import { type FilmProfile, profileOf } from '../features/film-profile.ts';
import { InteractionsFault, type ReadInteractions } from '../interactions/interactions.ts';
import { readMovieLens } from '../interactions/movielens/read-movielens.ts';
import { readSiteInteractions } from '../interactions/read-site-interactions.ts';

export interface TrainingSource {
  kind: 'site' | 'movielens' | 'nobody';
  profiles: FilmProfile[];
  /** Null where nobody has kept anything yet. */
  read: ReadInteractions | null;
  isListed: (profile: FilmProfile) => boolean;
  /** What was read, a sentence a line. */
  said: string[];
}

export interface SourceWish {
  catalogueFile: string;
  interactionsFile: string;
  /** Whether a missing interactions file is a fault, because somebody named it. */
  isNamed: boolean;
  movielens: string | undefined;
  everyFilm: boolean;
}

/** Rejects with an `InteractionsFault` where something is missing or damaged. */
export async function readSource(wish: SourceWish): Promise<TrainingSource> {
  const profiles = readFilms(wish.catalogueFile).map(profileOf);
  if (wish.movielens !== undefined) return fromMovieLens(wish.movielens, profiles, wish.everyFilm);
  if (existsSync(wish.interactionsFile)) return fromSite(wish.interactionsFile, profiles);
  if (wish.isNamed) throw new InteractionsFault(`There is no file ${wish.interactionsFile}.`);
  return {
    kind: 'nobody',
    profiles,
    read: null,
    isListed: () => true,
    said: [
      `Nobody has kept a film yet: the lists of ${profiles.length} films come from their content alone.`,
    ],
  };
}

async function fromSite(file: string, profiles: FilmProfile[]): Promise<TrainingSource> {
  const read = await readSiteInteractions(
    file,
    profiles.map(({ tmdbId }) => tmdbId),
  );
  const said = [
    `Read people: ${read.people}, likes: ${read.likes}, playlists: ${read.playlists}, from ${file}.`,
  ];
  if (read.droppedEntries > 0)
    said.push(`Left out ${read.droppedEntries} entries of films that are not in the catalogue.`);
  return { kind: 'site', profiles, read, isListed: () => true, said };
}

async function fromMovieLens(
  folder: string,
  known: FilmProfile[],
  everyFilm: boolean,
): Promise<TrainingSource> {
  const read = await readMovieLens(folder, known);
  const { profiles, matched, withoutId, people, likes } = read;
  const others = profiles.length - known.length;
  const catalogue = new Set(known.map(({ tmdbId }) => tmdbId));
  const said = [
    'MovieLens may be used for non-commercial research only: so may the model that is made of it.',
    `Read people: ${people}, likes (ratings of 4 stars or more): ${likes}, from ${folder}.`,
    `It knows ${matched} of the catalogue's ${known.length} films. ${others} films that the catalogue lacks take part in the learning${
      everyFilm
        ? ' and are listed'
        : ', and are not listed because the site could not show them (--every-film lists them)'
    }.`,
  ];
  if (everyFilm && withoutId > 0)
    said.push(`${withoutId} of them have no TMDB id, by which films are served, and are not listed.`);
  return {
    kind: 'movielens',
    profiles,
    read,
    isListed: ({ tmdbId }) => everyFilm || catalogue.has(tmdbId),
    said,
  };
}
