/** A large model invented by rule: clusters of films that share people, themes and companies with their neighbours. */
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import {
  type FactKind,
  factKinds,
  type FilmFacts,
  type RecommendationModel,
} from '@kinora/recommender/model/recommendation-model';

const listLength = 50;
const clusterSize = 200;

/** For each kind: how many facts a film has, how many there are in all films, and how many a cluster draws from. */
const kinds: Readonly<Record<FactKind, { perFilm: number; perThousandFilms: number; perCluster: number }>> = {
  director: { perFilm: 1, perThousandFilms: 500, perCluster: 60 },
  cast: { perFilm: 6, perThousandFilms: 2_000, perCluster: 250 },
  theme: { perFilm: 6, perThousandFilms: 200, perCluster: 120 },
  mood: { perFilm: 3, perThousandFilms: 0.4, perCluster: 10 },
  company: { perFilm: 2, perThousandFilms: 200, perCluster: 30 },
  genre: { perFilm: 3, perThousandFilms: 0.19, perCluster: 5 },
};

type Random = () => number;

export function inventModel(films: number, seed: number): RecommendationModel {
  const random = seededRandom(seed);
  const filmIds = new Int32Array(films);
  for (let film = 0; film < films; film += 1)
    filmIds[film] = (filmIds[film - 1] ?? 0) + 1 + below(random, 15);
  return {
    card: {
      createdAt: new Date().toISOString(),
      algorithm: 'invented',
      counts: { films, people: 0, interactions: 0 },
      scores: {},
    },
    filmIds,
    listLength,
    ...inventLists(films, random),
    facts: inventFacts(films, random),
  };
}

function inventLists(films: number, random: Random) {
  const neighbours = new Int32Array(films * listLength);
  const ratings = new Float32Array(films * listLength);
  const likedTogether = new Uint32Array(films * listLength);
  for (let film = 0; film < films; film += 1) {
    const first = film - (film % clusterSize);
    const list = new Set<number>();
    while (list.size < listLength) {
      const neighbour = (first + below(random, clusterSize)) % films;
      if (neighbour !== film) list.add(neighbour);
    }
    let rating = 10;
    for (const [place, neighbour] of [...list].entries()) {
      const entry = film * listLength + place;
      rating -= random() * 0.19;
      neighbours[entry] = neighbour;
      ratings[entry] = rating;
      likedTogether[entry] = random() < 0.3 ? 3 + below(random, 500) : 0;
    }
  }
  return { neighbours, ratings, likedTogether };
}

function inventFacts(films: number, random: Random): FilmFacts {
  const ranges = rangesOfKinds(films);
  const total = ranges.at(-1)?.end ?? 0;
  const perFilm = factKinds.reduce((sum, kind) => sum + kinds[kind].perFilm, 0);
  const starts = new Uint32Array(films + 1);
  const facts = new Uint32Array(films * perFilm);
  let end = 0;
  for (let film = 0; film < films; film += 1) {
    const cluster = Math.floor(film / clusterSize);
    const row = new Set<number>();
    for (const { kind, start, end: behind } of ranges) {
      const { perFilm: wanted, perCluster } = kinds[kind];
      for (let taken = 0; taken < wanted; taken += 1)
        row.add(start + ((cluster * 7_919 + below(random, perCluster)) % (behind - start)));
    }
    for (const fact of [...row].sort((one, other) => one - other)) facts[end++] = fact;
    starts[film + 1] = end;
  }
  const kindOf = new Uint8Array(total);
  for (const [number, { start, end: behind }] of ranges.entries()) kindOf.fill(number, start, behind);
  const ids = Int32Array.from(kindOf, (kind, fact) => (isNamed(kind) ? fact + 1 : 0));
  const names = Array.from(kindOf, (kind, fact) => (factKinds[kind] === 'genre' ? '' : nameOf(fact)));
  return { starts, facts: facts.slice(0, end), kinds: kindOf, ids, names };
}

function rangesOfKinds(films: number): { kind: FactKind; start: number; end: number }[] {
  let end = 0;
  return factKinds.map((kind) => {
    const start = end;
    end += Math.max(2 * kinds[kind].perFilm, Math.round((kinds[kind].perThousandFilms * films) / 1_000));
    return { kind, start, end };
  });
}

/** Themes and moods have no ids. */
function isNamed(kind: number): boolean {
  return factKinds[kind] !== 'theme' && factKinds[kind] !== 'mood';
}

const syllables =
  'ba be bi bo da de di ka ke ki la le li lo ma me mi mo na ne ni no ra re ri ro sa se so ta te ti'.split(
    ' ',
  );

/** As long as the names of people are: two words, thirteen letters. */
function nameOf(fact: number): string {
  const syllable = (place: number) =>
    syllables[Math.floor(fact / 7 ** place + place * 11) % syllables.length] ?? '';
  const word = (from: number) => `${syllable(from).toUpperCase()}${syllable(from + 1)}${syllable(from + 2)}`;
  return `${word(0)} ${word(3)}${fact % 10}`;
}

function below(random: Random, end: number): number {
  return Math.floor(random() * end);
}
