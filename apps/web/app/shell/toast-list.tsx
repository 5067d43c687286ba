/** The messages now shown, newest last. They stay while someone points at them. */
import { toasts as limits } from '@kinora/contracts/limits';
import { useEffect } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { toasterId, type ToastKind } from '../ui/toast.ts';

const edges: Record<ToastKind, string> = {
  info: 'border-l-ink-mid',
  success: 'border-l-good',
  failure: 'border-l-bad',
};

export function ToastList() {
  const { toasts, handlers } = useToaster({ duration: limits.shownFor, removeDelay: limits.removalDelay });
  useRaise(toasts[0]?.id);
  return toasts
    .slice(0, limits.kept)
    .toReversed()
    .map((toast) => (
      <div
        key={toast.id}
        role={toast.ariaProps.role === 'alert' ? 'alert' : undefined}
        data-leaving={!toast.visible || undefined}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        className={`pointer-events-auto max-w-[34rem] animate-rise rounded-md border border-l-4 border-line bg-raised-more px-5 py-3 text-sm text-ink shadow-2xl transition-opacity duration-200 data-leaving:opacity-0 ${edges[toast.className as ToastKind] ?? edges.info}`}
      >
        {typeof toast.message === 'string' ? toast.message : null}
      </div>
    ));
}

/** Lifts every new message above an open dialog, which covers all that is not in the browser's top layer. */
function useRaise(newest: string | undefined): void {
  useEffect(() => {
    const place = document.getElementById(toasterId);
    if (newest === undefined || !place || !document.querySelector('dialog:modal')) return;
    if (place.matches(':popover-open')) place.hidePopover();
    place.showPopover();
  }, [newest]);
}
