/** When the entry with the focus leaves a list, the focus goes to the entry in its place, not to the top of the page. */
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** For the element whose children are the entries; it may itself be gone when the last one leaves. */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number) {
  const listRef = useRef<List>(null);
  const focusedPlace = useRef(-1);
  const knownCount = useRef(count);

  useLayoutEffect(() => {
    const isShorter = count < knownCount.current;
    knownCount.current = count;
    if (!isShorter || focusedPlace.current < 0 || document.activeElement !== document.body) return;
    const entries = listRef.current?.children ?? [];
    const neighbour = entries[Math.min(focusedPlace.current, entries.length - 1)];
    const target = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('content');
    target?.focus();
  }, [count]);

  return {
    ref: listRef,
    onFocus({ target }: FocusEvent) {
      focusedPlace.current = [...(listRef.current?.children ?? [])].findIndex((entry) =>
        entry.contains(target),
      );
    },
  };
}
