/** The place of short messages. It is there before the first one, so that screen readers hear it; its list comes later. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterId, toasterWaking } from '../ui/toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

export function Toaster() {
  const isAwake = useSyncExternalStore(toasterWaking.subscribe, toasterWaking.isAwake, () => false);
  return (
    <div
      id={toasterId}
      // Only a popover can be raised above an open dialog; it is shown at its place in either case.
      popover="manual"
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-6 z-50 max-sm:open:bottom-24 flex w-full flex-col items-center gap-2 overflow-visible bg-transparent px-4 text-ink"
    >
      {isAwake && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  );
}
