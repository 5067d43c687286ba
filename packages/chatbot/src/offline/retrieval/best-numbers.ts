/** The best few of many. */

/** The numbers with the highest scores, best first; the lower number first where scores are equal. */
export function takeBestNumbers(
  numbers: readonly number[],
  scoreOf: (number: number) => number,
  count: number,
): { number: number; score: number }[] {
  const best: { number: number; score: number }[] = [];
  for (const number of numbers) {
    const score = scoreOf(number);
    if (best.length === count && score <= best[count - 1]!.score) continue;
    if (best.length === count) best.pop();
    let at = best.length;
    while (at > 0 && best[at - 1]!.score < score) at -= 1;
    best.splice(at, 0, { number, score });
  }
  return best;
}
