/** Where a navigation is going that has taken longer than a blink; undefined when all is at rest. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const blink = 220;

export function useSlowNavigation(): string | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [slowKey, setSlowKey] = useState<string | undefined>();
  const key = location?.key;

  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSlowKey(key), blink);
    return () => clearTimeout(timer);
  }, [key]);

  if (location === undefined || slowKey !== key || location.pathname === pathname) return undefined;
  return location.pathname;
}
