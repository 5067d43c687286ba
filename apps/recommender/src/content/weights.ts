/** How much each field counts. */
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
    genres: 1.44,
    directors: 1,
    cast: 2.5,
    characters: 0.82,
    themes: 2.25,
    themeWords: 2.5,
    moods: 1.1,
    overview: 2.75,
    title: 1.06,
    companies: 0.6,
    language: 0.32,
    audience: 0.64,
  },
  tone: 1.1,
  year: 0.6,
  prior: { fame: 0.02, rating: 0.02 },
};
