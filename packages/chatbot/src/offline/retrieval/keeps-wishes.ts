/** Whether a film keeps a set of wishes. `README.md` of the package says what each of them means. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import type { WishField } from '../wishes/wish-reading.ts';

/** The wishes that the film breaks; `likeFilms` is no constraint and never among them. */
export function findBrokenWishes(_film: ChatFilm, _wishes: Wishes): WishField[] {
  return [];
}
