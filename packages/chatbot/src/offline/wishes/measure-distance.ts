/** Likely slips of one letter for another: keys side by side, and letters that sound alike. */
const alike: ReadonlySet<string> = new Set(
  `qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm az sx dc
  ck cs sz fv dt bp gj kq ae ai ao au ei eo eu iu ou ay ey iy`.split(/\s+/u),
);
const unlikely = 1.5;
/** A letter left out is the likelier slip than one too many. */
const leftOut = 0.9;

/** 'creppy' for 'creepy': the wrong letter of two is doubled. */
function isDouble(word: string, at: number): boolean {
  return word[at] === word[at - 1] || word[at] === word[at + 1];
}

function replaceCost(a: string, b: string): number {
  return alike.has(a + b) || alike.has(b + a) ? 1 : unlikely;
}

/** Optimal string alignment distance from what was written to what was meant, given up beyond `most`; a letter that is neither near nor like another counts more. */
export function measureDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isDoubled = isDouble(a, i - 1) && isDouble(b, j - 1);
      const replaced = isSame ? 0 : isDoubled ? 1 : replaceCost(a.charAt(i - 1), b.charAt(j - 1));
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + leftOut, (row[j - 1] ?? 0) + replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
