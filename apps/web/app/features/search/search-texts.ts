/** What the search says. */
export const searchTexts = {
  open: 'Search movies',
  /** The key that opens it. */
  shortcut: '/',
  overlayTitle: 'Search Movies',
  closeOverlay: 'Close search',
  placeholder: 'Search movies...',
  inputLabel: 'Search movies',
  submit: 'Search',
  searching: 'Searching...',
  noSuggestions: 'No suggestions found',
  suggestions: 'Suggestions',
  counted: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  recent: 'Recent searches',
  popular: 'Popular searches',
  resultsFor: 'Results for',
  resultsTitle: (query: string) => `Results for ${query}`,
  found: (count: number, page: number, pages: number) => `Found ${count} results on page ${page} of ${pages}`,
  noResults: 'No results found',
  noResultsHint: 'Try other keywords: fewer words, another spelling, or the name of someone in the film.',
} as const;
