/** For each name (a word, a keyword, a person), by its number, the films that have it, and how much: typed arrays. */
import { forEachInSlices } from '../knowledge/in-slices.ts';

export interface Postings {
  /** By name number, where its films begin; one more at the end. */
  starts: Uint32Array;
  films: Uint32Array;
  weights: Float32Array;
}

/** The same by film: the names of each, in the order they were given. */
export interface OwnNames {
  /** By film number; one more at the end. */
  starts: Uint32Array;
  names: Uint32Array;
  weights: Float32Array;
}

/** Changes the weights of one film in place; `counts` tells by name number how many films have it. */
export type Reweigh = (film: { names: Uint32Array; weights: Float32Array; counts: Uint32Array }) => void;

export interface PostingsBuilder {
  /** Weights by name number. Films come in the order of their numbers, 0 first, none left out. */
  addFilm: (weights: ReadonlyMap<number, number>) => void;
  finish: (reweigh: Reweigh) => Promise<{ byName: Postings; byFilm: OwnNames }>;
}

function longer<A extends Uint32Array | Float32Array>(values: A, make: (length: number) => A): A {
  const copy = make(values.length * 2);
  copy.set(values);
  return copy;
}

export function createPostingsBuilder(): PostingsBuilder {
  let known = 0;
  const starts = [0];
  let names = new Uint32Array(1024);
  let weights = new Float32Array(1024);
  let size = 0;

  function add(name: number, weight: number) {
    if (size === names.length) {
      names = longer(names, (length) => new Uint32Array(length));
      weights = longer(weights, (length) => new Float32Array(length));
    }
    names[size] = name;
    weights[size] = weight;
    size += 1;
    known = Math.max(known, name + 1);
  }

  return {
    addFilm(entries) {
      for (const [name, weight] of entries) add(name, weight);
      starts.push(size);
    },
    async finish(reweigh) {
      const byFilm = {
        starts: Uint32Array.from(starts),
        names: names.slice(0, size),
        weights: weights.slice(0, size),
      };
      const counts = new Uint32Array(known);
      for (const name of byFilm.names) counts[name]! += 1;
      await forEachInSlices(byFilm.starts.subarray(1), (_, film) =>
        reweigh({ ...namesOf(byFilm, film), counts }),
      );
      return { byName: await sortByName(byFilm, counts), byFilm };
    },
  };
}

export function namesOf({ starts, names, weights }: OwnNames, film: number) {
  const from = starts[film]!;
  const to = starts[film + 1]!;
  return { names: names.subarray(from, to), weights: weights.subarray(from, to) };
}

/** A counting sort: the films of a name stay in their order. */
async function sortByName(byFilm: OwnNames, counts: Uint32Array): Promise<Postings> {
  const starts = new Uint32Array(counts.length + 1);
  for (const [name, count] of counts.entries()) starts[name + 1] = starts[name]! + count;
  const next = starts.slice();
  const films = new Uint32Array(byFilm.names.length);
  const weights = new Float32Array(byFilm.names.length);
  await forEachInSlices(byFilm.starts.subarray(1), (end, film) => {
    for (let at = byFilm.starts[film]!; at < end; at += 1) {
      const place = next[byFilm.names[at]!]!++;
      films[place] = film;
      weights[place] = byFilm.weights[at]!;
    }
  });
  return { starts, films, weights };
}
