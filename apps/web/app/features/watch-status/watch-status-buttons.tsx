/** Marks a film as watched or wanted. A visitor who is not logged in is told how to. */
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { watchStatusMessages } from './watch-status-messages.ts';

export function WatchStatusButtons({ className }: { className: string }) {
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => showToast('info', watchStatusMessages.loginToMark)}
      >
        <Icon name="eye" />
        {watchStatusMessages.markAsWatched}
      </button>
      <button
        type="button"
        className={className}
        onClick={() => showToast('info', watchStatusMessages.loginToWatchlist)}
      >
        <Icon name="bookmark" />
        {watchStatusMessages.addToWatchlist}
      </button>
    </>
  );
}
