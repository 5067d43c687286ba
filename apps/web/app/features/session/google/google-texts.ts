/** What the page says that Google leads back to. */
export const googleTexts = {
  title: 'Signing you in',
  description: 'Where a sign-in with Google comes back to Kinora.',
  waiting: 'Signing you in…',
  done: 'You can close this window',
  doneLine: 'Kinora goes on in the window that you came from.',
  /** Google has answered, but our own server could not say who is signed in. */
  notSeen: 'You signed in with Google, but Kinora could not be reached. Please try again.',
} as const;
