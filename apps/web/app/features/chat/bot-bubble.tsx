/** The bot's words, to the left. */
import type { ReactNode } from 'react';

export function BotBubble({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`max-w-4/5 space-y-2 self-start rounded-lg rounded-tl-none bg-raised-more px-4 py-3 text-sm wrap-anywhere ${className}`}
    >
      {children}
    </div>
  );
}
