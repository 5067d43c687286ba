/** What the site says about likes. */
export const likesMessages = {
  like: 'Like',
  likeMovie: (title: string) => `Like ${title}`,
  loginToLike: 'Please login to like movies',
} as const;
