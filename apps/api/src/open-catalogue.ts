import type { Catalogue } from '@kinora/catalogue/catalogue';
import { createDrawnPictures } from '@kinora/catalogue/embedded/artwork/drawn-pictures';
import { drawnPicturePaths } from '@kinora/catalogue/embedded/artwork/picture-names';
import { createEmbeddedCatalogue } from '@kinora/catalogue/embedded/embedded-catalogue';
import type { Film } from '@kinora/catalogue/embedded/film';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import type { Pictures } from '@kinora/catalogue/pictures';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { chatFilmOf } from './chat/chat-film-of.ts';
import type { Observer } from './http/observer.ts';
import type { Settings } from './settings.ts';
import { tellOfTmdb, type TmdbLog } from './tell-of-tmdb.ts';

/** The file of films cannot be used; the message says where. */
export class CatalogueFault extends Error {}

export interface EmbeddedCatalogue {
  catalogue: Catalogue;
  pictures: Pictures;
  /** The same films, described for the chatbot when it first asks. */
  readChatFilms: () => Promise<ChatFilm[]>;
}

export interface OpenCatalogue extends EmbeddedCatalogue {
  close: () => Promise<void>;
}

/**
 * TMDB's films where there is a token for it, else those of the file. The pictures and what the chatbot knows are the
 * file's in both cases: its ids are TMDB's, and nothing may be trained on TMDB's own texts.
 */
export async function openCatalogue(
  settings: Pick<Settings, 'catalogueFile' | 'tmdb'>,
  { observer, log }: { observer: Observer; log: TmdbLog },
): Promise<OpenCatalogue> {
  if (!settings.tmdb)
    return { ...openEmbeddedCatalogue(settings.catalogueFile), close: async () => undefined };
  const films = readFilmsOf(settings.catalogueFile);
  // A site without TMDB does not load what it takes to ask it.
  const { createTmdbCatalogue } = await import('@kinora/catalogue/tmdb/tmdb-catalogue');
  const catalogue = createTmdbCatalogue({
    ...settings.tmdb,
    knownTitles: titlesOf(films),
    tell: tellOfTmdb({ observer, log }),
  });
  observer.watch('tmdb_calls_under_way', 'Calls that are at TMDB now', catalogue.underWay);
  observer.watch('tmdb_calls_waiting', 'Calls that wait for their turn at TMDB', catalogue.waiting);
  return {
    catalogue,
    pictures: createDrawnPictures({ films }),
    readChatFilms: async () => films.map(chatFilmOf),
    close: catalogue.close,
  };
}

/** The best known last: they are the last to be forgotten. */
function titlesOf(films: readonly Film[]): string[] {
  return films.toSorted((one, other) => one.notability - other.notability).map(({ title }) => title);
}

/** The films of a file, and the pictures that the product draws for them. */
export function openEmbeddedCatalogue(file: string): EmbeddedCatalogue {
  const films = readFilmsOf(file);
  return {
    catalogue: createEmbeddedCatalogue({ films, today: () => new Date(), picturePaths: drawnPicturePaths }),
    pictures: createDrawnPictures({ films }),
    readChatFilms: async () => films.map(chatFilmOf),
  };
}

function readFilmsOf(file: string): Film[] {
  try {
    return readFilms(file);
  } catch (thrown) {
    throw new CatalogueFault(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
  }
}
