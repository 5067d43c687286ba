/** The house before the film: the light is on the screen, the rows are taken, one seat is free. */

interface Row {
  /** Where the backs of the seats begin, from above. */
  top: number;
  width: number;
  seats: number;
  /** How far the row is shifted, so that nobody sits straight behind another. */
  shift: number;
  fill: string;
}

const rows: readonly Row[] = [
  { top: 356, width: 40, seats: 15, shift: 0, fill: 'fill-raised-more' },
  { top: 400, width: 54, seats: 12, shift: -26, fill: 'fill-raised' },
  { top: 456, width: 74, seats: 9, shift: -34, fill: 'fill-ground' },
];

const freeSeat = { row: 2, seat: 4 };

export function HousePicture({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 600 544" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="house-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-light)]" stopOpacity="0.22" />
          <stop offset="1" className="[stop-color:var(--color-light)]" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="house-screen" cx="0.5" cy="0.45" r="0.7">
          <stop offset="0" className="[stop-color:var(--color-light)]" stopOpacity="0.62" />
          <stop offset="1" className="[stop-color:var(--color-light)]" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <rect width="600" height="544" className="fill-raised" />
      <path d="M0 0h72v318H0Zm528 0h72v318h-72Z" className="fill-raised-more" />
      <path
        d="M18 0v318M36 0v318M54 0v318M546 0v318M564 0v318M582 0v318"
        className="stroke-ground/70"
        strokeWidth="4"
      />
      <rect x="100" y="56" width="400" height="222" fill="url(#house-screen)" />
      <path d="M100 278h400l120 130H-20Z" fill="url(#house-light)" />
      {rows.map((row, index) => (
        <SeatRow key={row.top} row={row} free={index === freeSeat.row ? freeSeat.seat : undefined} />
      ))}
    </svg>
  );
}

function SeatRow({ row: { top, width, seats, shift, fill }, free }: { row: Row; free: number | undefined }) {
  return Array.from({ length: seats }, (_, seat) => {
    const left = shift + seat * width;
    const isFree = seat === free;
    return (
      <g key={seat} className={isFree ? 'fill-transparent stroke-light' : fill} strokeWidth="2">
        {!isFree && <circle cx={left + width / 2} cy={top - width * 0.1} r={width * 0.24} />}
        <path
          d={`M${left + 3} 560V${top + width * 0.5}q0 ${-width * 0.4} ${width * 0.4} ${-width * 0.4}h${width * 0.2 - 6}q${width * 0.4} 0 ${width * 0.4} ${width * 0.4}V560Z`}
          strokeDasharray={isFree ? '6 6' : undefined}
        />
      </g>
    );
  });
}
