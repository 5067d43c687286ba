/** What the buttons and pages of likes say. */
export const likesTexts = {
  like: 'Like',
  unlike: 'Unlike',
  likeMovie: (title: string) => `Like ${title}`,
  unlikeMovie: (title: string) => `Unlike ${title}`,
} as const;
