/** The shape of a row that is on its way. */
const posters = Array.from({ length: 8 }, (_, position) => position);

export function RowSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-4 overflow-hidden gutter py-2 md:gap-5">
      {posters.map((position) => (
        <div
          key={position}
          className="aspect-2/3 w-36 shrink-0 animate-pulse-slow rounded-md bg-raised md:w-44 xl:w-52"
        />
      ))}
    </div>
  );
}
