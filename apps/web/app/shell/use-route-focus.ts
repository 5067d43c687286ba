/** After going to another page the focus is on its content, so that the keyboard and screen readers start there. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useRouteFocus() {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);
  return mainRef;
}
