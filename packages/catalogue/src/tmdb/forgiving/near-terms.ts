import { countEdits } from './count-edits.ts';

/** Terms by their length, so that few are compared. */
export interface NearTerms {
  has(term: string): boolean;
  /** Once more. */
  add(term: string): void;
  /** Once less. */
  remove(term: string): void;
  /** The one with the fewest edits, and of those the one that was added most often; undefined with more edits than that. */
  nearest(term: string, mostEdits: number): string | undefined;
}

export function createNearTerms(): NearTerms {
  const byLength = new Map<number, Map<string, number>>();

  function termsOf(length: number): Map<string, number> {
    const found = byLength.get(length) ?? new Map<string, number>();
    byLength.set(length, found);
    return found;
  }

  function changeBy(term: string, change: number): void {
    const terms = termsOf(term.length);
    const count = (terms.get(term) ?? 0) + change;
    if (count > 0) terms.set(term, count);
    else terms.delete(term);
  }

  return {
    has: (term) => byLength.get(term.length)?.has(term) ?? false,
    add: (term) => changeBy(term, 1),
    remove: (term) => changeBy(term, -1),
    nearest(term, mostEdits) {
      if (byLength.get(term.length)?.has(term)) return term;
      let best: { term: string; edits: number; count: number } | undefined;
      for (const length of lengthsAround(term.length, mostEdits)) {
        // Words differ in at least as many letters as their lengths do.
        if (best && Math.abs(length - term.length) > best.edits) break;
        for (const [other, count] of byLength.get(length) ?? []) {
          const edits = countEdits(term, other);
          if (edits > (best?.edits ?? mostEdits)) continue;
          if (best && edits === best.edits && count <= best.count) continue;
          best = { term: other, edits, count };
        }
      }
      return best?.term;
    },
  };
}

/** The nearest first: 5, 4, 6, 3, 7. */
function lengthsAround(length: number, most: number): number[] {
  const steps = Array.from({ length: most }, (_, at) => at + 1);
  return [length, ...steps.flatMap((step) => [length - step, length + step])];
}
