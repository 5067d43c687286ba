/** Turning a page glides to the top; the router's own jump is switched off by the pager's links. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export function usePagingScroll(): void {
  const { search, state } = useLocation();
  const isPaged =
    useNavigationType() !== NavigationType.Pop &&
    typeof state === 'object' &&
    state !== null &&
    'paged' in state;
  const shownSearch = useRef(search);
  useEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    if (!isPaged) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  }, [isPaged, search]);
}
