/** The shape of a grid that is on its way: cards of the size that they will have. */
import { gridColumns } from './movie-grid.tsx';

const cards = Array.from({ length: 10 }, (_, position) => position);

export function GridSkeleton({ hasNotes = false }: { hasNotes?: boolean }) {
  return (
    <div aria-hidden="true" className={gridColumns}>
      {cards.map((position) => (
        <div key={position}>
          <div className="aspect-2/3 animate-pulse-slow rounded-md bg-raised" />
          <div className="card-touch" />
          {hasNotes && <div className="card-note" />}
        </div>
      ))}
    </div>
  );
}
