/** 'Which of these is the shortest?' */
import type { ChatFilm } from '../../chat-film.ts';
import type { FilmQuestion } from './act.ts';

type Measure = 'rating' | 'runtime' | 'year';

const superlatives: readonly (readonly [RegExp, Measure, 'most' | 'least'])[] = [
  [/\b(?:best|highest|better|top)\b/u, 'rating', 'most'],
  [/\b(?:worst|lowest)\b/u, 'rating', 'least'],
  [/\b(?:longest|longer)\b/u, 'runtime', 'most'],
  [/\b(?:shortest|shorter)\b/u, 'runtime', 'least'],
  [/\b(?:newest|newer|latest|most recent)\b/u, 'year', 'most'],
  [/\b(?:oldest|older)\b/u, 'year', 'least'],
];
const lead = '(?:(?:and|so|ok|whats|what is) )*';
const ofThese = 'of (?:these|those|them|the (?:two|three|four|list|bunch|lot))';
const asking = new RegExp(
  `^${lead}(?:(?:which|what) (?:one |film |movie )?(?:${ofThese} )?(?:is|are|was|has|do you think is|would you say is)\\b|(?:the )?\\w+(?: \\w+)? ${ofThese}$)`,
  'u',
);
/** 'Which one would you watch?' */
const choosing = new RegExp(
  `^${lead}(?:which|what) (?:one |film |movie )?(?:${ofThese} )?(?:(?:would|do|should) (?:you|i|we) (?:\\w+ )?(?:pick|choose|recommend|suggest|watch|take|start with|see|prefer)|is your (?:favou?rite|pick|choice))(?: first| tonight)?(?: ${ofThese})?$`,
  'u',
);
/** Said of the films of a list, and not of any. */
const pointing = new RegExp(`^${lead}which one\\b|\\b${ofThese}\\b`, 'u');

export interface Outstanding {
  question: FilmQuestion;
  tmdbId: number;
}

/** The film of the list that the line asks for, or null. */
export function findOutstanding(line: string, listed: readonly ChatFilm[]): Outstanding | null {
  const [top] = listed;
  if (top && choosing.test(line) && pointing.test(line)) return { question: 'why', tmdbId: top.tmdbId };
  const found = asking.test(line) ? superlatives.find(([pattern]) => pattern.test(line)) : undefined;
  if (!found) return null;
  const [, measure, end] = found;
  const sign = end === 'most' ? -1 : 1;
  const known = listed.filter((film) => film[measure] !== null);
  const [first] = known.toSorted((a, b) => sign * ((a[measure] ?? 0) - (b[measure] ?? 0)));
  return first ? { question: measure, tmdbId: first.tmdbId } : null;
}
