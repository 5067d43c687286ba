/** The pages for those who are not signed in: whoever is, goes on to where they wanted. */
import type { User } from '@kinora/contracts/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readReturnTo } from './return-to.ts';
import { useSession } from './session-state.ts';

export function LeaveWhenIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  if (session.status !== 'in') return children;
  return <Navigate replace to={destinationOf(session.user, search)} />;
}

/** An account of Google's may have no name yet: that is asked for first. */
function destinationOf({ displayName }: User, search: string): string {
  return displayName === null ? `/profile-setup${search}` : readReturnTo(search);
}
