/** What the floating button says. Small, because it comes with the first load. */
export const chatButtonTexts = {
  place: 'Chatbot',
  open: 'Open the movie chatbot',
} as const;
