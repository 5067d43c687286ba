/** Holds films back while the head of a list has enough of their kind. */
import type { Candidate } from './best-scores.ts';

export interface GroupWish {
  /** The groups that a film is in, such as its directors, by number. */
  groupsOf(film: number): ArrayLike<number>;
  /** So many of one group, and no more, stand among the first `among`, unless nothing else is left. */
  most: number;
  among: number;
}

export interface HeldBack {
  /** 1 for each candidate that must wait. */
  isHeld: Uint8Array;
  choose(film: number): void;
}

export function holdBack(candidates: readonly Candidate[], wish: GroupWish | undefined): HeldBack {
  const isHeld = new Uint8Array(candidates.length);
  if (!wish) return { isHeld, choose: () => undefined };
  const counts = new Map<number, number>();
  let chosen = 0;

  function hold(group: number) {
    for (const [at, { film }] of candidates.entries())
      if (Array.prototype.includes.call(wish?.groupsOf(film), group)) isHeld[at] = 1;
  }

  return {
    isHeld,
    choose(film) {
      chosen += 1;
      if (chosen === wish.among) isHeld.fill(0);
      if (chosen >= wish.among) return;
      for (const group of Array.from(wish.groupsOf(film))) {
        const count = (counts.get(group) ?? 0) + 1;
        counts.set(group, count);
        if (count === wish.most) hold(group);
      }
    },
  };
}
