/** How much each field counts. */
import type { ContentField } from './content-fields.ts';

export interface ContentWeights {
  fields: Readonly<Record<ContentField, number>>;
  /** Of films of the same tone. */
  tone: number;
  /** Of films made in the same year; it falls with the years between them. */
  year: number;
  /** How strongly a film's fame and rating lift it: a score is multiplied by exp(prior × mean of the two z-scores). */
  prior: number;
}

export const contentWeights: ContentWeights = {
  fields: {
    genres: 1.16,
    directors: 1.06,
    cast: 2.5,
    characters: 2.47,
    themes: 2.75,
    themeWords: 2.5,
    moods: 0.96,
    overview: 2.47,
    title: 1.09,
    companies: 1.05,
    language: 0.03,
    audience: 0.5,
  },
  tone: 2,
  year: 0.8,
  prior: 0.06,
};
