/** Collects rows of films one after another into the compressed form. */
import { GrowingArray } from './growing-array.ts';
import type { Interactions } from './interactions.ts';

export class RowBuilder {
  #starts = new GrowingArray(Uint32Array);
  #items = new GrowingArray(Uint32Array);
  #strengths = new GrowingArray(Float32Array);
  #owners = new GrowingArray(Uint32Array);

  constructor() {
    this.#starts.push(0);
  }

  get rows(): number {
    return this.#owners.length;
  }

  addRow(owner: number, strengthByFilm: ReadonlyMap<number, number>): void {
    for (const film of [...strengthByFilm.keys()].sort((one, other) => one - other)) {
      this.#items.push(film);
      this.#strengths.push(strengthByFilm.get(film)!);
    }
    this.#owners.push(owner);
    this.#starts.push(this.#items.length);
  }

  build(films: number): Interactions {
    return {
      people: this.rows,
      films,
      starts: this.#starts.values(),
      items: this.#items.values(),
      strengths: this.#strengths.values(),
      owners: this.#owners.values(),
    };
  }
}
