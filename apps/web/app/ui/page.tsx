/** The frame of a page below the top bar: margins, width, heading. */
import type { ReactNode } from 'react';

export function Page({ children }: { children: ReactNode }) {
  return <div className="gutter pt-28 pb-20 md:pt-36">{children}</div>;
}

interface PageHeadingProps {
  children: ReactNode;
  /** The line under the heading, for instance how many were found. */
  line?: ReactNode;
  /** What can be done with all that stands below. */
  action?: ReactNode;
  /** Stands in the place of the heading while it is being changed. */
  field?: ReactNode;
}

export function PageHeading({ children, line, action, field }: PageHeadingProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-12">
      <div className="min-w-0 space-y-3">
        <h1 className={field ? 'sr-only' : 'max-w-[28ch] text-2xl wrap-anywhere'}>{children}</h1>
        {field}
        {line !== undefined && <p className="min-h-7 text-ink-mid tabular-nums">{line}</p>}
      </div>
      {action}
    </header>
  );
}
