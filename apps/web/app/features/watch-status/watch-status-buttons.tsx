/** Marks a film as watched or wanted; the one that holds is shown as such. */
import { watchStatuses } from '@kinora/contracts/watch-status';
import { EitherLabel } from '../../ui/either-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createHeldHook } from '../kept-movie/held-states.ts';
import { watchStates } from './watch-states.ts';
import { watchStatusTexts } from './watch-status-texts.ts';

/** A full eye would be blind. */
const icons = {
  watched: { name: 'eye', className: 'size-5 fill-none!' },
  want_to_watch: { name: 'bookmark', className: 'size-5' },
} as const;
const loadStatus = () => import('./watch-status.ts');
const useStatus = createHeldHook(watchStates, async () => (await loadStatus()).watchStatus.follow());

export function WatchStatusButtons({ tmdbId, className }: { tmdbId: number; className: string }) {
  const held = useStatus(tmdbId);
  return watchStatuses.map((status) => {
    const { mark, marked } = watchStatusTexts[status];
    const isHeld = held === status;
    return (
      <button
        key={status}
        type="button"
        className={className}
        aria-pressed={isHeld}
        onClick={async () => (await loadStatus()).wishWatchStatus(tmdbId, status)}
      >
        <EitherLabel icon={<Icon {...icons[status]} />} other={isHeld ? mark : marked}>
          {isHeld ? marked : mark}
        </EitherLabel>
      </button>
    );
  });
}
