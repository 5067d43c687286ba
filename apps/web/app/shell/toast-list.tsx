/** The messages now shown, newest last. They stay while someone points at them. */
import { toasts as limits } from '@kinora/contracts/limits';
import { useToaster } from 'react-hot-toast/headless';
import type { ToastKind } from '../ui/toast.ts';

const edges: Record<ToastKind, string> = {
  info: 'border-l-ink-mid',
  success: 'border-l-good',
  failure: 'border-l-bad',
};

export function ToastList() {
  const { toasts, handlers } = useToaster({ duration: limits.shownFor, removeDelay: limits.removalDelay });
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
