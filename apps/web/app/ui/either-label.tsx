import type { ReactElement } from 'react';

interface EitherLabelProps {
  icon: ReactElement;
  children: string;
  /** What stands there at other times. */
  other: string;
}

/** An icon and words that change with what is known. It is as wide as either, so knowing it moves nothing beside it. */
export function EitherLabel({ icon, children, other }: EitherLabelProps) {
  return (
    <span className="either-label" data-other={other}>
      <span className="flex items-center gap-2">
        {icon}
        {children}
      </span>
    </span>
  );
}
