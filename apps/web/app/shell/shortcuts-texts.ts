/** What the list of keys says. */
export const shortcutsTexts = {
  keys: [
    { does: 'Search movies', keys: ['/'] },
    { does: 'Show this list', keys: ['?'] },
    { does: 'Walk through suggestions', keys: ['↑', '↓'] },
    { does: 'Choose, or search', keys: ['Enter'] },
    { does: 'Close what is open', keys: ['Esc'] },
  ],
  use: 'Use / and ? as shortcuts',
  close: 'Close',
} as const;
