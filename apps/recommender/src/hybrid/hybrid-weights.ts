/** How content and the people's likes are mixed. */
export interface HybridWeights {
  /** The cosine's share of the collaborative score; iALS has the rest. */
  cosineShare: number;
  /** What EASE adds to both; 0 leaves it out. */
  easeShare: number;
  /** iALS's cosine is multiplied by `(likes + 1)^popularity`. */
  popularity: number;
  /** The content's standard score beside the collaborative one, of a film with very many likes. */
  content: number;
  /** With so many likes a film's own row counts as much as those of the films that are like it by content. */
  smoothing: number;
  /** With so many likes a list is half way from content alone to the mix of both. */
  evidence: number;
}

/** For sites with too few people to measure on: what was best in an invented world, held back (docs/decisions/015). */
export const hybridDefaults: HybridWeights = {
  cosineShare: 0.6,
  easeShare: 0,
  popularity: 0.2,
  content: 0.3,
  smoothing: 20,
  evidence: 20,
};

/** Of the parts that the weights mix. */
export const learningOptions = {
  shrinkage: 30,
  damping: 0.35,
  ials: { sweeps: 8, unseenWeight: 0.1, ridge: 0.003, frequencyExponent: 1 },
  /** More films would take EASE minutes: its inverse grows with the cube. */
  mostEaseFilms: 4_000,
  /** Entries that are kept of each film's collaborative row. */
  kept: 200,
  /** Content neighbours that a row is smoothed by. */
  neighbours: 20,
} as const;
