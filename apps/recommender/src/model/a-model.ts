/** Small models for tests. */
import {
  type FactKind,
  factKinds,
  type FilmFacts,
  type RecommendationModel,
} from './recommendation-model.ts';

export interface DescribedFact {
  kind: FactKind;
  /** 0 for themes and moods. */
  id: number;
  name: string;
  /** TMDB ids. */
  films: readonly number[];
}

export interface ListedFilm {
  tmdbId: number;
  rating: number;
  people?: number;
}

export interface ModelWish {
  createdAt?: string;
  people?: number;
  /** The list of each film, by TMDB id. */
  lists: Readonly<Record<number, readonly ListedFilm[]>>;
  /** In any order. */
  facts?: readonly DescribedFact[];
}

export function aModel({ createdAt, people = 0, lists, facts = [] }: ModelWish): RecommendationModel {
  // Numbers as keys come in ascending order.
  const tmdbIds = Object.keys(lists).map(Number);
  const listLength = Math.max(...Object.values(lists).map((list) => list.length));
  const entries = tmdbIds.length * listLength;
  const neighbours = new Int32Array(entries).fill(-1);
  const ratings = new Float32Array(entries);
  const likedTogether = new Uint32Array(entries);
  for (const [film, tmdbId] of tmdbIds.entries()) {
    for (const [place, listed] of (lists[tmdbId] ?? []).entries()) {
      const entry = film * listLength + place;
      neighbours[entry] = tmdbIds.indexOf(listed.tmdbId);
      ratings[entry] = listed.rating;
      likedTogether[entry] = listed.people ?? 0;
    }
  }
  return {
    card: {
      createdAt: createdAt ?? '2026-01-01T00:00:00.000Z',
      algorithm: 'by hand',
      counts: { films: tmdbIds.length, people, interactions: 0 },
      scores: {},
    },
    filmIds: Int32Array.from(tmdbIds),
    listLength,
    neighbours,
    ratings,
    likedTogether,
    facts: factsOf(tmdbIds, facts),
  };
}

function factsOf(tmdbIds: readonly number[], described: readonly DescribedFact[]): FilmFacts {
  const byKind = described.toSorted(
    (one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind),
  );
  const rows = tmdbIds.map((tmdbId) =>
    [...byKind.keys()].filter((fact) => byKind[fact]?.films.includes(tmdbId)),
  );
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.length);
  return {
    starts: Uint32Array.from(starts),
    facts: Uint32Array.from(rows.flat()),
    kinds: Uint8Array.from(byKind, ({ kind }) => factKinds.indexOf(kind)),
    ids: Int32Array.from(byKind, ({ id }) => id),
    names: byKind.map(({ name }) => name),
  };
}
