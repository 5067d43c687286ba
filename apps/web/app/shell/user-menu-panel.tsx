/** What opens below the user's button: who they are, what they keep, the way out. */
import { Link } from 'react-router';
import { logOut } from '../features/session/log-out.ts';
import { sessionTexts } from '../features/session/session-texts.ts';
import { shellTexts } from './shell-texts.ts';
import { userLinks } from './user-links.ts';

const entry =
  'block w-full px-5 py-2.5 text-left text-sm text-ink-mid transition-colors duration-150 hover:bg-raised-more hover:text-light-pale focus-visible:-outline-offset-2';

export function UserMenuPanel({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <div className="drop-panel right-0 w-64 py-2">
      <p className="truncate px-5 py-2 font-display text-base" title={name}>
        {name}
      </p>
      <nav aria-label={shellTexts.yourPages} className="border-y border-line py-2">
        <ul>
          {[...userLinks, { path: '/settings', name: sessionTexts.settings }].map((link) => (
            <li key={link.path}>
              <Link to={link.path} onClick={onClose} className={entry}>
                {link.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={`${entry} mt-2`}
        onClick={() => {
          onClose();
          void logOut();
        }}
      >
        {sessionTexts.logout}
      </button>
    </div>
  );
}
