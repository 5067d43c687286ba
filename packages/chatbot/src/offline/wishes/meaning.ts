/** What a phrase of a message means, before its place in the sentence says whether it is wished, refused or neither. */
import type { Fame, Range } from '../../wishes.ts';
import type { Comparison, WishField } from './wish-reading.ts';

export type WordField = 'moods' | 'themes' | 'languages' | 'countries' | 'withoutLanguages';
export type RangeField = 'years' | 'runtime' | 'rating';

export interface RangeWish {
  field: RangeField;
  range: Range;
  /** What the denial of the phrase asks for: 'not long'. */
  denied: Range;
  /** 'old' and 'new' give way to a year that is said. */
  isVague: boolean;
}

export type OneWish =
  | { field: 'genres'; values: readonly number[] }
  | { field: 'withoutGenres'; values: readonly number[] }
  | { field: WordField; values: readonly string[] }
  | RangeWish
  | { field: 'fame'; fame: Fame }
  | { field: 'forChildren' };

/** How clearly a keyword must be meant: by itself, after a sign, or after any sign but company ('with friends'). */
export type NeededSign = 'none' | 'sign' | 'sign-but-with';

/** What a word says of the wishes around it. The word tables name them. */
export const cues = [
  'not',
  'no',
  'too',
  'but',
  'want',
  'only',
  'determiner',
  'please',
  'about',
  'unsaid',
  'with',
  'set',
  'in',
  'made',
  'or',
  'and',
  'correction',
  'allow',
  'fine',
  'free',
  'narrated',
  'habit',
  'company',
  'filmnoun',
  'more',
  'less',
  'drop-any',
  'drop-free',
  'drop-over',
  'drop-need',
  'like',
  'like-that',
  'vibes',
  'loved',
  'seen',
  'hated',
  'unseen',
  'this',
  'that',
  'same-director',
  'same-lead',
] as const;
export type Cue = (typeof cues)[number];

export type Meaning =
  | { kind: 'wish'; wishes: readonly OneWish[]; sign: NeededSign }
  /** 'romantic': a genre before another genre, else a mood. */
  | { kind: 'romantic' }
  /** 'a rainy Sunday' says a mood where nothing else is wished. */
  | { kind: 'situation'; mood: string }
  /** Where films come from or play, as the words before it say. */
  | { kind: 'place'; countries: readonly string[]; themes: readonly string[] }
  | { kind: 'comparison'; comparison: Comparison }
  | { kind: 'field'; field: WishField }
  /** A phrase may be several: 'I love' wishes a genre and likes a film. */
  | { kind: 'cue'; cues: readonly Cue[] };
