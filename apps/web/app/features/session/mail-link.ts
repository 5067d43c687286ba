/** The token that a mail's link carries behind `#token=`, which no server and no other site ever sees. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Undefined on the server and in the first render; then the token, or null for an address without one. It is taken out
 * of the address, so that it stays neither in the history nor on a shared screen.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>();
  useEffect(() => {
    const written = new URLSearchParams(hash.slice(1)).get('token');
    const cleaning = written === null ? undefined : navigate(pathname, { replace: true });
    // An address that was just cleaned has none: the token that is known stays.
    void Promise.resolve(cleaning).then(() => setToken((known) => written ?? known ?? null));
  }, [navigate, pathname, hash]);
  return token;
}
