/** A key that does something wherever the visitor is, unless they are typing, a dialog is open, or they turned such keys off. */
import { useEffect, useEffectEvent } from 'react';
import { createPreference } from './preference.ts';

/** Whoever speaks to a computer, or slips easily, must be able to turn single keys off (WCAG 2.2, 2.1.4). */
export const shortcutsPreference = createPreference<'on' | 'off'>('keyboard-shortcuts', ['on', 'off']);

/** `key` as the keyboard's layout writes it: `/`, `?`. */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isMeantAsShortcut(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isMeantAsShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typedInto)) return false;
  return shortcutsPreference.read() === 'on' && !document.querySelector('dialog:modal');
}

const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
