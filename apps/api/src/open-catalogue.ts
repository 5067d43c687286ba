import type { Catalogue } from '@kinora/catalogue/catalogue';
import { createDrawnPictures } from '@kinora/catalogue/embedded/artwork/drawn-pictures';
import { drawnPicturePaths } from '@kinora/catalogue/embedded/artwork/picture-names';
import { createEmbeddedCatalogue } from '@kinora/catalogue/embedded/embedded-catalogue';
import type { Film } from '@kinora/catalogue/embedded/film';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import type { Pictures } from '@kinora/catalogue/pictures';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { chatFilmOf } from './chat/chat-film-of.ts';

/** The file of films cannot be used; the message says where. */
export class CatalogueFault extends Error {}

export interface EmbeddedCatalogue {
  catalogue: Catalogue;
  pictures: Pictures;
  /** The same films, described for the chatbot when it first asks. */
  readChatFilms: () => Promise<ChatFilm[]>;
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
