/** Which slide is shown, and the ways to another: around the end, by finger, by number. */
import { useCallback, useRef, useState, type PointerEvent } from 'react';

/** The slide `step` away, around the ends. */
export function wrapAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

const swipePixels = 48;

export function useSlides(count: number) {
  const [current, setCurrent] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const startX = useRef<number | null>(null);

  const show = useCallback((index: number) => {
    setHasMoved(true);
    setCurrent(index);
  }, []);
  const move = useCallback(
    (step: number) => {
      setHasMoved(true);
      setCurrent((index) => wrapAround(index, step, count));
    },
    [count],
  );

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = startX.current;
      startX.current = null;
      if (start === null || Math.abs(event.clientX - start) < swipePixels) return;
      move(event.clientX < start ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
  return { current, hasMoved, show, move, swipe };
}
