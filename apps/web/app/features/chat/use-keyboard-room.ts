/** Keeps an element above the keys of a phone: `--keyboard-room` on it is how much of the window they cover. */
import { useEffect, type RefObject } from 'react';

export function useKeyboardRoom(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Who zooms in sees less of the window too, and no keys cover it.
      const covered = view.scale > 1.01 ? 0 : innerHeight - view.height - view.offsetTop;
      elementRef.current?.style.setProperty('--keyboard-room', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [elementRef]);
}
