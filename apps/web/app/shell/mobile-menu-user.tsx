/** The end of the mobile menu: who is signed in and the way out, or the way in. */
import type { User } from '@kinora/contracts/session';
import { Link } from 'react-router';
import { logOut } from '../features/session/log-out.ts';
import { useSession } from '../features/session/session-state.ts';
import { sessionTexts } from '../features/session/session-texts.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { shellTexts } from './shell-texts.ts';
import { userLinks } from './user-links.ts';

export function MobileMenuUser({ onClose }: { onClose: () => void }) {
  const session = useSession();
  return (
    <div className="mt-auto border-t border-line pt-6">
      {session.status === 'in' ? (
        <SignedIn user={session.user} onClose={onClose} />
      ) : (
        <Link to="/login" className={`${buttonStyles.primary} w-full`}>
          {shellTexts.logIn}
        </Link>
      )}
    </div>
  );
}

function SignedIn({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <div className="space-y-5">
      <nav aria-label={shellTexts.yourPages}>
        <ul className="grid grid-cols-2 gap-x-4">
          {[...userLinks, { path: '/settings', name: sessionTexts.settings }].map((link) => (
            <li key={link.path}>
              <Link to={link.path} className="flex min-h-11 items-center text-sm text-ink-mid">
                {link.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-sm text-ink-soft">
        {sessionTexts.signedInAs}{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{user.displayName ?? user.email}</strong>
      </p>
      <button
        type="button"
        className={`${buttonStyles.quiet} w-full`}
        onClick={() => {
          onClose();
          void logOut();
        }}
      >
        {sessionTexts.logOut}
      </button>
    </div>
  );
}
