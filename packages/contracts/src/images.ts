/** The picture sizes that TMDB's image host publishes, by kind of picture. */
export const imageSizes = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  backdrop: ['w300', 'w780', 'w1280', 'original'],
  profile: ['w45', 'w185', 'h632', 'original'],
  logo: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
} as const satisfies Record<string, readonly string[]>;

export type ImageKind = keyof typeof imageSizes;
