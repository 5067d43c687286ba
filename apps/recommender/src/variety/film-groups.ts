/** What a list must not be full of: one director's films, one actor's, those of one studio that is not a giant. */
import { factKinds, type FactKind, type FilmFacts } from '../model/recommendation-model.ts';
import { countFilms } from '../reasons/fact-counts.ts';

const grouping: ReadonlySet<FactKind> = new Set(['director', 'cast', 'company']);

/** Of more films than this share, 2.5 in 100, a company is a giant, whose films have nothing in common. */
const giantShare = 0.025;

/** By film number, the fact numbers of its groups. */
export function groupFilms(facts: FilmFacts): (film: number) => Uint32Array {
  const counts = countFilms(facts);
  const most = giantShare * (facts.starts.length - 1);
  const isGroup = Uint8Array.from(facts.kinds, (kind, fact) => {
    const name = factKinds[kind]!;
    return grouping.has(name) && (name !== 'company' || counts[fact]! <= most) ? 1 : 0;
  });
  return (film) =>
    facts.facts.subarray(facts.starts[film], facts.starts[film + 1]).filter((fact) => isGroup[fact] === 1);
}
