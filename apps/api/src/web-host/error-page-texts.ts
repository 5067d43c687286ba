/** What the pages say that stand in when the site itself cannot answer. */
export const errorPageTexts = {
  broken: {
    title: 'Something went wrong',
    sentence: 'The page could not be shown. Please try again in a moment.',
  },
  busy: {
    title: 'Kinora is very busy',
    sentence: 'Too many people are here at once, so this page has to wait. Please try again in a moment.',
  },
  start: 'Back to the start',
  tryAgain: 'Try again',
} as const;
