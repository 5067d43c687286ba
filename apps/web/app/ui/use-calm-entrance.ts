/** Lets something come in above what is on the screen already, so that nothing jumps under the visitor's eyes. */
import { useEffect, useRef, useState } from 'react';

/**
 * The mark stands where it comes in. At the top of the page what stands around the mark fades out, makes room unseen and
 * fades in again. Further down it waits until the mark is out of sight: there the browser itself keeps the page still.
 */
export function useCalmEntrance(isReady: boolean) {
  const markRef = useRef<HTMLDivElement>(null);
  const [isIn, setIsIn] = useState(isReady);

  useEffect(() => {
    const surroundings = markRef.current?.parentElement;
    if (!isReady || isIn || !surroundings) return;
    const left = new AbortController();
    const look = () => {
      const top = markRef.current?.getBoundingClientRect().top ?? 0;
      const isInSight = top >= 0 && top <= innerHeight;
      if (isInSight && scrollY > 0) return;
      left.abort();
      if (!isInSight) setIsIn(true);
      else void makeRoom(surroundings, () => setIsIn(true));
    };
    addEventListener('scroll', look, { passive: true, signal: left.signal });
    look();
    return () => left.abort();
  }, [isReady, isIn]);

  return { markRef, isIn };
}

async function makeRoom(surroundings: HTMLElement, enter: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leaving = surroundings.animate({ opacity: 0 }, { duration: isStill ? 0 : 150, fill: 'forwards' });
  await leaving.finished;
  // One frame is drawn before it comes in, and one after: nothing that moves is seen.
  await nextFrame();
  await nextFrame();
  enter();
  await nextFrame();
  await nextFrame();
  leaving.cancel();
  surroundings.animate({ opacity: [0, 1] }, isStill ? 0 : 200);
}

function nextFrame(): Promise<unknown> {
  return new Promise((settle) => requestAnimationFrame(settle));
}
