/** The model card: what a model was made of, how good it is, and what it is not for (Mitchell et al., 2019). */
import type { HybridWeights } from '../../hybrid/hybrid-weights.ts';
import type { ModelCard } from '../../model/recommendation-model.ts';
import type { TrainingSource } from '../training-source.ts';
import { markdownTable } from './format-table.ts';
import { type MeasuredMethod, methodHead, methodRow } from './measured-method.ts';

export interface CardParts {
  card: ModelCard;
  version: string;
  source: TrainingSource;
  /** Null where no likes were learned from. */
  weights: { values: HybridWeights; areMeasured: boolean } | null;
  table: readonly MeasuredMethod[];
  minimumPeople: number;
}

export function writeModelCard(parts: CardParts): string {
  const sections = [
    ['Model card of the recommendations', intro(parts)],
    ['What it was made of', source(parts)],
    ['How it works', method(parts)],
    ['How good it is', quality(parts)],
    ['Limits', limits],
    ['What it must not be used for', ethics(parts)],
    ['Licences', licences(parts)],
  ] as const;
  return `${sections.map(([title, text], at) => `${at === 0 ? '#' : '##'} ${title}\n\n${text}`).join('\n\n')}\n`;
}

function intro({ card, version }: CardParts): string {
  return `Version \`${version}\`, made on ${card.createdAt}: for each of ${card.counts.films} films, up to 50 others, best first, with a rating from 0 to 10 and the reasons for each. It answers "what is like this film?"; a user's own row adds up the lists of the films that they keep.`;
}

function source({ card, source: { kind, read, said } }: CardParts): string {
  const { people, interactions } = card.counts;
  const own = 'What is written of the films: the catalogue, which was written for this product.';
  if (kind === 'nobody' || !read) return `- ${own}\n- No likes: nobody had kept a film yet.`;
  const whose =
    kind === 'site'
      ? "What the site's own users like, watched, want to watch and put together in playlists, without names, numbers or times."
      : 'A MovieLens download (GroupLens, University of Minnesota; Harper and Konstan, 2015).';
  const counts = `People: ${people}; entries: ${interactions}, of which likes: ${read.likes}; playlists: ${read.playlists}.`;
  return [own, whose, counts, ...said.slice(kind === 'site' ? 1 : 2)].map((line) => `- ${line}`).join('\n');
}

function method({ card, weights, minimumPeople }: CardParts): string {
  const content =
    'Content: per field (themes, moods, people, genres, words, companies, year) the sum over what two films share, the rarer the more. The weights of the fields were fitted on data of our own making, not on ratings of people: how well the fields of the catalogue foretell each other, and judgements of which films go together that were written for this product (`npm run eval:weights`, `docs/decisions/014-content-weights-of-our-own.md`).';
  const lists =
    'Lists: films that stand in too many lists are moved down and those in none up, the head of each list is chosen for variety, and no film is listed without a reason that the catalogue or the likes bear out.';
  if (!weights) return `Algorithm: ${card.algorithm}.\n\n- ${content}\n- ${lists}`;
  const learned = `Likes: item cosine and the cosine of iALS factors${card.algorithm.includes('EASE') ? ' and EASE' : ''}, as standard scores. The fewer people like a film, the more its row is that of the films like it by content, and the more content counts; a film without likes has content alone. What fewer than ${minimumPeople} people like together is not learned from.`;
  const chosen = weights.areMeasured
    ? 'chosen on validation people (10 in 100), who were neither learned from nor reported on'
    : 'cautious defaults, because there are too few people to choose by';
  const values = Object.entries(weights.values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  return `Algorithm: ${card.algorithm}.\n\n- ${content}\n- ${learned}\n- Weights of the mix: ${values}; ${chosen}.\n- ${lists}`;
}

function quality({ table }: CardParts): string {
  if (table.length === 0)
    return 'Not measured: that needs at least 200 people with at least 5 likes each. Until then likes are mixed in by cautious defaults, the less the fewer they are.';
  return `On test people (20 in 100) whom it had not seen: each of a person's films in turn is asked for, and the person's other films are the hits. IPS-nDCG@10 counts a hit by popularity^-0.5, because the most popular films win plain nDCG without knowing anybody. These are scores before variety.\n\n${markdownTable(methodHead, table.map(methodRow))}`;
}

const limits = [
  'It knows nothing of the person who asks: the same film gives everybody the same list.',
  'Likes say what is popular with those who use this site, who are not everybody; well-known films have more likes and are learned better.',
  'Content is as good as what is written of a film; films with few themes and moods get plainer lists.',
  'Likes are not tastes: a film may be liked for reasons that no other film shares.',
  'It is not told of films newer than itself; the service describes those by content when they are asked for.',
]
  .map((line) => `- ${line}`)
  .join('\n');

function ethics({ minimumPeople }: CardParts): string {
  return `- To guess who somebody is, or a person's age, origin, health, faith, politics or sexuality, from films.\n- To decide about people: credit, work, insurance, police.\n- To rank films or their makers by worth.\n\nIt holds no row of any person. Numbers of people stand beside a pair of films from ${minimumPeople} people on only.`;
}

function licences({ source: { kind } }: CardParts): string {
  const own = 'The catalogue and the code are those of the product. Nothing was learned from TMDB.';
  if (kind !== 'movielens') return `${own} The likes are those of the site's users, on the site's own terms.`;
  return `${own} MovieLens data may be used for research, not for commerce, and not be passed on without permission: this model must not be passed on or used commercially either.`;
}
