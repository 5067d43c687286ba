/** A page for those who are signed in: its shape while that is not known, the login for a stranger. */
import type { User } from '@kinora/contracts/session';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPathFor } from './return-to.ts';
import { useSession } from './session-state.ts';
import { sessionTexts } from './session-texts.ts';

interface RequireSessionProps {
  /** Stands there until it is known who is signed in; the same for everyone. */
  pending: ReactNode;
  children: (user: User) => ReactNode;
}

export function RequireSession({ pending, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.status === 'in' && !wasIn) setWasIn(true);

  if (session.status === 'in') return children(session.user);
  if (session.status === 'unknown') return pending;
  // Who leaves by choice from a page of their own goes home; who was never here is asked to log in.
  if (session.loggedOut && wasIn) return <Navigate replace to="/" />;
  return (
    <Navigate replace to={loginPathFor(pathname + search)} state={{ notice: sessionTexts.pleaseLogIn }} />
  );
}
