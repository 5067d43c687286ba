/** Says that something is on its way. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <span role="status" className={`inline-flex items-center gap-3 text-sm text-ink-mid ${className}`}>
      <span
        aria-hidden="true"
        className="size-5 animate-turn rounded-full border-2 border-line border-t-light motion-reduce:animate-pulse-slow"
      />
      {label}
    </span>
  );
}
