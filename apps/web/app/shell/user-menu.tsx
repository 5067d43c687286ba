/** The end of the top bar: the way in for a stranger, the menu of a user. It is as wide in both cases, so that nothing moves. */
import type { User } from '@kinora/contracts/session';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../features/session/session-state.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { shellTexts } from './shell-texts.ts';

const loadPanel = () => import('./user-menu-panel.tsx');
const UserMenuPanel = lazy(async () => ({ default: (await loadPanel()).UserMenuPanel }));

export function UserPlace() {
  const session = useSession();
  return (
    <div className="flex w-24 justify-end max-lg:hidden">
      {session.status === 'in' ? (
        <UserMenu user={session.user} />
      ) : (
        <Link
          to="/login"
          className={`${buttonStyles.quiet} ${session.status === 'unknown' ? 'shown-late' : ''}`}
        >
          {shellTexts.login}
        </Link>
      )}
    </div>
  );
}

function UserMenu({ user }: { user: User }) {
  const { isOpen, toggle, close, containerRef, buttonRef } = useDisclosure();
  const name = user.displayName ?? user.email;
  return (
    <div ref={containerRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        aria-label={shellTexts.accountOf(name)}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={toggle}
        className={`${buttonStyles.quiet} gap-1.5 pr-3 pl-1.5`}
      >
        <span className="grid size-8 place-items-center rounded-full bg-raised-more font-display text-light-pale uppercase">
          {String.fromCodePoint(name.codePointAt(0) ?? 63)}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div id="user-menu" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <UserMenuPanel name={name} onClose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
