/** Everyone who makes films, people and companies, the best known first, with what they made. */
import type { Film } from '../film.ts';
import { splitWords } from '@kinora/contracts/text/fold-text';
import { type NameIndex, createNameIndex } from './name-index.ts';

export interface Part {
  /** The film's place in the list that the search was made of. */
  film: number;
  /** How much the film is the maker's: directors most, then by billing. */
  weight: number;
}

export interface Makers {
  index: NameIndex;
  /** True for maker n of the index if it is a company. */
  isCompany: readonly boolean[];
  /** The parts of maker n of the index. */
  parts: readonly (readonly Part[])[];
}

const directorWeight = 10;
const leadWeight = 8;
const companyWeight = 4;

/** @param films the most popular first */
export function gatherMakers(films: readonly Film[]): Makers {
  const makers = new Map<string, { name: string; isCompany: boolean; fame: number; parts: Part[] }>();

  function add(kind: 'person' | 'company', { id, name }: { id: number; name: string }, part: Part): void {
    const key = `${kind}-${id}`;
    const maker = makers.get(key) ?? { name, isCompany: kind === 'company', fame: 0, parts: [] };
    maker.parts.push(part);
    maker.fame += (part.weight * (films[part.film]?.notability ?? 0)) / 100;
    makers.set(key, maker);
  }

  for (const [film, { directors, cast, companies }] of films.entries()) {
    for (const director of directors) add('person', director, { film, weight: directorWeight });
    for (const [order, actor] of cast.entries()) {
      add('person', actor, { film, weight: Math.max(leadWeight - order, 0) });
    }
    for (const company of companies) add('company', company, { film, weight: companyWeight });
  }
  const byFame = [...makers.values()].sort((one, other) => other.fame - one.fame);
  return {
    index: createNameIndex(byFame.map(({ name }) => splitWords(name))),
    isCompany: byFame.map(({ isCompany }) => isCompany),
    parts: byFame.map(({ parts }) => parts),
  };
}
