export interface RetryBudget {
  /** A first try was sent. */
  earn(): void;
  /** True where a retry may be sent, which is thereby taken. */
  spend(): boolean;
}

/**
 * A token bucket: every first try earns a share of a retry, so that a service in trouble is never asked more than that
 * share above what is asked of it anyway (Google's SRE book, chapter 21). It begins empty, so that this holds from the
 * first call on.
 * @param share retries for each first try, 0.1 for a tenth
 * @param most how many retries can be saved up for bad times
 */
export function createRetryBudget({ share, most }: { share: number; most: number }): RetryBudget {
  // Counted in first tries, for tenths do not add up to one.
  const price = Math.round(1 / share);
  let saved = 0;
  return {
    earn() {
      saved = Math.min(saved + 1, most * price);
    },
    spend() {
      if (saved < price) return false;
      saved -= price;
      return true;
    },
  };
}
