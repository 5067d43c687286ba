/** The shape of a grid that is on its way. */
import { gridColumns } from './movie-grid.tsx';

const posters = Array.from({ length: 10 }, (_, position) => position);

export function GridSkeleton() {
  return (
    <div aria-hidden="true" className={gridColumns}>
      {posters.map((position) => (
        <div key={position} className="aspect-2/3 animate-pulse-slow rounded-md bg-raised" />
      ))}
    </div>
  );
}
