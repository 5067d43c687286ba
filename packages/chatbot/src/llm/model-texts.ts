/** The sentences that stand where the model's own could not. */
export const modelTexts = {
  intro: 'Here are some films that may be right for you.',
  /** Of a film of which nothing else is known to fit. */
  plainReason: (genre: string | undefined, year: number | null): string =>
    [genre ?? 'A film', year === null ? '' : `from ${year}`].join(' ').trim(),
} as const;
