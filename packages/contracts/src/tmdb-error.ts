/** TMDB's error body. `status_code` is TMDB's own number, not HTTP's. */
export interface TmdbError {
  success: false;
  status_code: number;
  status_message: string;
}
