/** The frame of a page below the top bar: margins, width, heading. */
import type { ReactNode } from 'react';

export function Page({ children }: { children: ReactNode }) {
  return <div className="gutter pt-28 pb-20 md:pt-36">{children}</div>;
}

interface PageHeadingProps {
  children: ReactNode;
  /** The line under the heading, for instance how many were found. */
  line?: string | undefined;
}

export function PageHeading({ children, line }: PageHeadingProps) {
  return (
    <header className="mb-8 space-y-3 md:mb-12">
      <h1 className="max-w-[28ch] text-2xl wrap-anywhere">{children}</h1>
      {line !== undefined && <p className="text-ink-mid tabular-nums">{line}</p>}
    </header>
  );
}
