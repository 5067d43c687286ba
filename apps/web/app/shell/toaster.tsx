/** The place of short messages. It is there before the first one, so that screen readers hear it; its list comes later. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterWaking } from '../ui/toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

export function Toaster() {
  const isAwake = useSyncExternalStore(toasterWaking.subscribe, toasterWaking.isAwake, () => false);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex flex-col items-center gap-2 px-4"
    >
      {isAwake && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  );
}
