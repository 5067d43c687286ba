/** Line icons on a 24 unit grid, drawn once in the document and used by name: a page shows hundreds. */
import type { ReactElement } from 'react';

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon says nothing by itself: the control around it has the name. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The drawings that `Icon` refers to; stands once in the document. */
export function IconDrawings() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

const drawings = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  'chevron-left': <path d="m14.5 5-7 7 7 7" />,
  'chevron-right': <path d="m9.5 5 7 7-7 7" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  heart: <path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  bookmark: <path d="M6.5 4h11v16.5L12 16.25 6.5 20.5Z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.75" />,
  star: (
    <path d="m12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 16.9 6.4 20.2l1.4-6.3L3 9.6 9.3 9Z" fill="currentColor" />
  ),
  flame: (
    <path d="M12 3.5c.6 3.4 5.5 5.6 5.5 10.6a5.5 5.5 0 0 1-11 0c0-2 .9-3.4 2.2-4.6.2 1.6.9 2.5 1.8 3C10.2 9.3 10.6 6.2 12 3.5Z" />
  ),
  ticket: <path d="M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6ZM14.5 7v10" />,
  chat: (
    <>
      <path d="M4 5h16v12h-8l-4.5 3.5V17H4Z" />
      <path
        d="M7 11a1.75 1.75 0 1 1 3 1.2 1.75 1.75 0 0 1-3-1.2m3 0 7-3.5v7Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  /** Half in the light. */
  appearance: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </>
  ),
  external: <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-8.5 8.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;
