/** Does the work when it is first asked for and keeps the result; a failed try is none. */
export function openOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let opened: Promise<Result> | undefined;
  return () => {
    opened ??= work().catch((thrown: unknown) => {
      opened = undefined;
      throw thrown;
    });
    return opened;
  };
}
