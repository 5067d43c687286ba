/** Where the top bar has its links, and the search its box: Tailwind's `lg`, as the tokens set it. */
export const largeScreen = '(width >= 64rem)';
