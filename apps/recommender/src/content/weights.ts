/**
 * How much each field counts: what `npm run eval:weights` derives from judgements written for this project and from how well
 * the fields of our own catalogue foretell one another. See `docs/decisions/014-content-weights-of-our-own.md`.
 */
import type { ContentField } from './content-fields.ts';
import type { PriorStrengths } from './prior.ts';

export interface ContentWeights {
  fields: Readonly<Record<ContentField, number>>;
  /** Of films of the same tone. */
  tone: number;
  /** Of films made in the same year; it falls with the years between them. */
  year: number;
  /** How strongly a film's fame and rating lift it, whatever it is compared with. */
  prior: PriorStrengths;
}

export const contentWeights: ContentWeights = {
  fields: {
    genres: 1.6,
    directors: 1.15,
    cast: 2.2,
    characters: 2,
    themes: 2.5,
    themeWords: 2.5,
    moods: 1.1,
    overview: 2.5,
    title: 1.21,
    companies: 0.8,
    language: 0.44,
    audience: 0.4,
  },
  tone: 1.1,
  year: 0.6,
  prior: { fame: 0.02, rating: 0.02 },
};
