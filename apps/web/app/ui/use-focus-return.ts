/** Gives the focus back to where it was when what has it now goes away. */
import { useLayoutEffect, useRef, useState } from 'react';

export function useFocusReturn<Part extends HTMLElement>() {
  const partRef = useRef<Part>(null);
  // The first render comes before the field inside takes the focus.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    const part = partRef.current;
    return () => {
      const isInside = part?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, [before]);
  return partRef;
}
