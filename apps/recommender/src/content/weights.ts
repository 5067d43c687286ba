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
    genres: 1,
    directors: 1,
    cast: 1,
    characters: 1,
    themes: 1,
    themeWords: 1,
    moods: 1,
    overview: 1,
    title: 1,
    companies: 1,
    language: 1,
  },
  tone: 1,
  year: 1,
  prior: 0.1,
};
