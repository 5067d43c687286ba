/** What every list of a user's films says. */
export const keptMovieTexts = {
  sessionExpired: 'Session expired. Please login again.',
  loading: 'Loading…',
  failedTitle: 'This list could not be loaded',
  error: (message: string) => `Error: ${message}`,
  tryAgain: 'Try again',
} as const;
