/** Gathers likes that come in any order and sorts them into rows by person. */
import { GrowingArray } from '../growing-array.ts';
import type { Interactions } from '../interactions.ts';

export class LikesCollector {
  #rowByUser = new Map<number, number>();
  #rows = new GrowingArray(Uint32Array);
  #films = new GrowingArray(Uint32Array);

  add(user: number, film: number): void {
    let row = this.#rowByUser.get(user);
    if (row === undefined) {
      row = this.#rowByUser.size;
      this.#rowByUser.set(user, row);
    }
    this.#rows.push(row);
    this.#films.push(film);
  }

  build(films: number): Interactions {
    const people = this.#rowByUser.size;
    const starts = this.#firstPlaces(people);
    const items = this.#sortedByRow(starts);
    return withoutRepeats({ people, films, starts, items });
  }

  #firstPlaces(people: number): Uint32Array {
    const starts = new Uint32Array(people + 1);
    for (const row of this.#rows.values()) starts[row + 1]! += 1;
    for (let row = 0; row < people; row += 1) starts[row + 1]! += starts[row]!;
    return starts;
  }

  #sortedByRow(starts: Uint32Array): Uint32Array {
    const next = starts.slice();
    const items = new Uint32Array(this.#films.length);
    const films = this.#films.values();
    for (const [at, row] of this.#rows.values().entries()) {
      items[next[row]!] = films[at]!;
      next[row]! += 1;
    }
    return items;
  }
}

/** Sorts each row and keeps each film once: two films of MovieLens may be one of ours. */
function withoutRepeats({ people, films, starts, items }: Interactions): Interactions {
  const kept = new Uint32Array(people + 1);
  let to = 0;
  for (let row = 0; row < people; row += 1) {
    const end = starts[row + 1]!;
    const own = items.slice(starts[row], end).sort();
    for (const [at, film] of own.entries()) {
      if (at > 0 && own[at - 1] === film) continue;
      items[to] = film;
      to += 1;
    }
    kept[row + 1] = to;
  }
  return { people, films, starts: kept, items: items.slice(0, to) };
}
