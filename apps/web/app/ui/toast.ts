/** Short messages at the bottom of the screen. The library behind them is loaded with the first one. */
import { toasts } from '@kinora/contracts/limits';

export type ToastKind = 'info' | 'success' | 'failure';

/** The element that messages stand in. */
export const toasterId = 'messages';

const listeners = new Set<() => void>();
let isAwake = false;

export async function showToast(kind: ToastKind, text: string): Promise<void> {
  wakeToaster();
  const { toast } = await import('react-hot-toast/headless');
  toast(text, {
    className: kind,
    duration: toasts.shownFor,
    removeDelay: toasts.removalDelay,
    ariaProps:
      kind === 'failure'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  });
}

function wakeToaster(): void {
  isAwake = true;
  for (const listener of listeners) listener();
}

/** For the toaster: whether a message was ever shown, and when that changes. */
export const toasterWaking = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAwake: () => isAwake,
};
