/** Turning a page glides to the top; the router's own jump is switched off by the pager's links. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export function usePagingScroll(): void {
  const { search, state } = useLocation();
  const isPaged =
    useNavigationType() !== 'POP' && typeof state === 'object' && state !== null && 'paged' in state;
  useEffect(() => {
    if (!isPaged) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  }, [isPaged, search]);
}
