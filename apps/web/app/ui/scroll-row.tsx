/** A row that runs off the edge of the screen, snaps, and has arrows for those who point. */
import { home } from '@kinora/contracts/limits';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ScrollRowProps {
  label: string;
  backLabel: string;
  onLabel: string;
  children: ReactNode;
}

const arrow =
  'absolute top-1/2 z-10 hidden size-12 -translate-y-1/2 place-items-center rounded-full bg-ground/90 text-ink opacity-0 shadow-lg transition-opacity duration-150 group-hover/row:opacity-100 hover:text-light-pale focus-visible:opacity-100 disabled:invisible hoverful:grid';

export function ScrollRow({ label, backLabel, onLabel, children }: ScrollRowProps) {
  const { listRef, canScroll, scrollBy } = useRowScroll();
  return (
    <div className="group/row relative">
      <ul
        ref={listRef}
        aria-label={label}
        // Relative, so that what is only there for screen readers scrolls along and does not widen the page.
        className="relative no-scrollbar flex snap-x snap-proximity gap-4 overflow-x-auto gutter-scroll py-2 md:gap-5"
      >
        {children}
      </ul>
      <button
        type="button"
        aria-label={backLabel}
        disabled={!canScroll.back}
        onClick={() => scrollBy(-home.rowScrollPixels)}
        className={`${arrow} left-3`}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={onLabel}
        disabled={!canScroll.on}
        onClick={() => scrollBy(home.rowScrollPixels)}
        className={`${arrow} right-3`}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

/** Browsers leave what is half in sight where it is. Under a pointer nothing may move, or the press would miss it. */
function showWhole({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/** Where a row stands, and how it moves. A pixel of slack, because scaled screens scroll by fractions. */
function useRowScroll() {
  const listRef = useRef<HTMLUListElement>(null);
  const [canScroll, setCanScroll] = useState({ back: false, on: true });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      const back = list.scrollLeft > 1;
      const on = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
      setCanScroll((known) => (known.back === back && known.on === on ? known : { back, on }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('focusin', showWhole);
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
      list.removeEventListener('focusin', showWhole);
    };
  }, []);

  const scrollBy = useCallback((pixels: number) => {
    listRef.current?.scrollBy({ left: pixels, behavior: 'smooth' });
  }, []);
  return { listRef, canScroll, scrollBy };
}
