/** The playlists to choose from, any number of them; each says what became of it. */
import { buttonStyles } from '../../ui/button-styles.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { UserList } from '../kept-movie/use-user-list.ts';
import { playlistPagesTexts as texts } from './playlist-pages-texts.ts';
import { playlistsMessages } from './playlists-messages.ts';
import type { OwnPlaylist } from './read-playlists.ts';
import type { Adding } from './use-adding.ts';

interface PlaylistChoiceProps {
  list: UserList<OwnPlaylist>;
  adding: Adding;
}

export function PlaylistChoice({ list, adding }: PlaylistChoiceProps) {
  if (list.status === 'loading') return <Spinner label={texts.loading} className="min-h-24 py-4" />;
  if (list.status === 'failed') return <ChoiceFailure tryAgain={list.tryAgain} />;
  if (list.entries.length === 0) return <p className="py-6 text-ink-mid">{texts.noneToChoose}</p>;
  return (
    <fieldset className="pt-5">
      <legend className="sr-only">{texts.choose}</legend>
      <ul className="-mx-3">
        {list.entries.map((playlist) => (
          <li key={playlist.id}>
            <Choice playlist={playlist} adding={adding} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Choice({ playlist: { id, name }, adding }: { playlist: OwnPlaylist; adding: Adding }) {
  const state = adding.stateOf(id);
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-4 rounded-lg px-3 py-2 transition-colors duration-150 hover:bg-raised-more has-focus-visible:bg-raised-more">
      <input
        type="checkbox"
        checked={adding.chosen.has(id)}
        disabled={adding.progress !== undefined || adding.isDone}
        onChange={() => adding.toggle(id)}
        className="size-5 shrink-0 accent-light"
      />
      <span className="grow wrap-anywhere">{name}</span>
      <span
        data-state={state}
        className="text-sm text-ink-mid data-[state=added]:text-good data-[state=failed]:text-bad"
      >
        {texts.states[state]}
      </span>
    </label>
  );
}

function ChoiceFailure({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 py-5">
      <p role="alert" className="text-bad">
        {playlistsMessages.fetchFailed}
      </p>
      <button type="button" className={buttonStyles.quiet} onClick={tryAgain}>
        {texts.tryAgain}
      </button>
    </div>
  );
}
