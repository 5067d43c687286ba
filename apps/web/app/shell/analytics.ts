/** Loads the operator's analytics script, unless the visitor asked not to be tracked. */
import { useEffect } from 'react';

export function useAnalytics(scriptUrl: string | undefined): void {
  useEffect(() => {
    if (scriptUrl === undefined || asksNotToBeTracked()) return;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('error', () => {
      // eslint-disable-next-line no-console -- a missing analytics script is only worth a line in the console
      console.warn(`The analytics script could not be loaded: ${scriptUrl}`);
    });
    document.head.append(script);
  }, [scriptUrl]);
}

function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
