/** Which films break which wish, remembered: the same wishes come again with every chip, turn and visitor. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { collectBits, type FilmBits, uniteBits } from './film-bits.ts';
import { asksFor, breaksWish, type Constraint } from './keeps-wishes.ts';

export interface WishSieve {
  /** By film number, those that break a wish of one of the fields. */
  findBreaking: (wishes: Wishes, fields: readonly Constraint[]) => FilmBits;
  /** The same, only as far as it is remembered: of the other fields each film has to be asked. */
  recallBreaking: (
    wishes: Wishes,
    fields: readonly Constraint[],
  ) => { breaking: FilmBits; others: readonly Constraint[] };
}

/** Wishes of one field that are remembered; each takes a bit of every film. */
const mostRemembered = 256;

function keyOf(wishes: Wishes, field: Constraint): string {
  return `${field} ${JSON.stringify(wishes[field])}`;
}

function createSieve(films: readonly ChatFilm[]): WishSieve {
  /** The latest asked last. */
  const remembered = new Map<string, FilmBits>();

  function findBreakingOne(wishes: Wishes, field: Constraint): FilmBits {
    const key = keyOf(wishes, field);
    const breaking = remembered.get(key) ?? collectBits(films, breaksWish(wishes, field));
    remembered.delete(key);
    remembered.set(key, breaking);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value ?? key);
    return breaking;
  }

  return {
    findBreaking(wishes, fields) {
      const asked = fields.filter((field) => asksFor(wishes, field));
      return uniteBits(
        asked.map((field) => findBreakingOne(wishes, field)),
        films.length,
      );
    },
    recallBreaking(wishes, fields) {
      const asked = fields.filter((field) => asksFor(wishes, field));
      const recalled = asked.map((field) => remembered.get(keyOf(wishes, field)));
      return {
        breaking: uniteBits(
          recalled.filter((bits) => bits !== undefined),
          films.length,
        ),
        others: asked.filter((_, at) => recalled[at] === undefined),
      };
    },
  };
}

const sieves = new WeakMap<readonly ChatFilm[], WishSieve>();

/** The one sieve of a catalogue, which must not change. */
export function sieveOf(films: readonly ChatFilm[]): WishSieve {
  const known = sieves.get(films) ?? createSieve(films);
  sieves.set(films, known);
  return known;
}
