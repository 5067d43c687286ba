/** The button that sends a form; while it is on its way it turns and cannot be pressed again. */
import { buttonStyles } from '../../ui/button-styles.ts';

interface SubmitButtonProps {
  children: string;
  isBusy: boolean;
  kind?: 'primary' | 'quiet' | 'danger';
  className?: string;
}

export function SubmitButton({ children, isBusy, kind = 'primary', className = '' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonStyles[kind]} min-h-12 ${className}`}
    >
      {isBusy && <Turning />}
      {children}
    </button>
  );
}

export function Turning() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-turn rounded-full border-2 border-current border-t-transparent motion-reduce:animate-pulse-slow"
    />
  );
}
