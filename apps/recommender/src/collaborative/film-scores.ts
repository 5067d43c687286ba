/** What every trained algorithm offers: scores beside one film, or for what a person likes. */

export interface ScoresBesideFilm {
  films: number;
  /** One score a film, higher is closer, never NaN or infinite; the film itself scores 0. The array is the caller's own. */
  scoresOf: (film: number) => Float32Array;
}

export interface ScoresForHistory {
  films: number;
  /** Overwrites `into`, one score a film, higher is better; what is in the history is scored like all else. */
  scoreHistory: (history: Uint32Array, into: Float32Array) => void;
}
