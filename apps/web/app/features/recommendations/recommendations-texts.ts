/** What the section of recommended films says. Small, because it comes with the first load. */
export const recommendationsTexts = {
  heading: 'Recommended Movies',
  subtitle: "Based on what you're viewing",
  note: 'Powered by machine learning',
  none: 'No recommendations found.',
} as const;
