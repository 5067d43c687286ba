/** Whether somebody has begun to use the page, or it has rested for a while: what waits for that keeps the first paint light. */
import { startTransition, useEffect, useState } from 'react';

const signs = ['pointerover', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
const restAfterLoad = 2_000;

let isHere = false;
const listeners = new Set<() => void>();

/** Starts to watch for the visitor; once, in the browser. */
export function watchForVisitor(): void {
  for (const sign of signs) addEventListener(sign, welcome, { once: true, passive: true });
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

function rest(): void {
  setTimeout(welcome, restAfterLoad);
}

/** Calls back when the visitor is here; at once if they are already. */
export function onVisitor(listener: () => void): () => void {
  if (isHere) listener();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVisitorHere(): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => onVisitor(() => startTransition(() => setIsSeen(true))), []);
  return isSeen;
}

function welcome(): void {
  if (isHere) return;
  isHere = true;
  for (const listener of listeners) listener();
}
