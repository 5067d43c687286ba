/** Previous, where one is, next: only where there is more than one page. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonStyles } from './button-styles.ts';
import { Icon } from './icon.tsx';

const texts = {
  label: 'Pages',
  previous: 'Prev',
  next: 'Next',
  position: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export function Pager({ page, totalPages }: { page: number; totalPages: number }) {
  const { pathname } = useLocation();
  if (totalPages <= 1) return null;
  const pathOf = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <nav aria-label={texts.label} className="pager mt-12 flex items-center justify-center gap-2 sm:gap-4">
      <Step path={page > 1 ? pathOf(Math.min(page - 1, totalPages)) : undefined} rel="prev">
        <Icon name="chevron-left" className="size-4" />
        {texts.previous}
      </Step>
      <p className="min-w-20 text-center sm:min-w-28 text-sm text-ink-mid tabular-nums">
        {texts.position(page, totalPages)}
      </p>
      <Step path={page < totalPages ? pathOf(page + 1) : undefined} rel="next">
        {texts.next}
        <Icon name="chevron-right" className="size-4" />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Undefined where there is no such page. */
  path: string | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ path, rel, children }: StepProps) {
  if (path === undefined) {
    return (
      <button type="button" disabled className={buttonStyles.quiet}>
        {children}
      </button>
    );
  }
  return (
    <Link to={path} rel={rel} preventScrollReset state={{ paged: true }} className={buttonStyles.quiet}>
      {children}
    </Link>
  );
}
