/** The switch of the top bar: from what is seen to the other one. */
import { useSyncExternalStore } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePreference } from '../../ui/preference.ts';
import { appearanceTexts } from './appearance-texts.ts';
import { appearancePreference } from './appearance.ts';

const systemLight = '(prefers-color-scheme: light)';

export function AppearanceSwitch() {
  const chosen = usePreference(appearancePreference);
  const isSystemLight = useSyncExternalStore(subscribeToSystem, readSystem, () => false);
  const isLight = chosen === 'system' ? isSystemLight : chosen === 'light';
  // Back to what the system says is no choice any more: the page follows the system again.
  const other = isLight === isSystemLight ? (isLight ? 'dark' : 'light') : 'system';
  return (
    <button
      type="button"
      role="switch"
      aria-label={appearanceTexts.light}
      aria-checked={isLight}
      title={appearanceTexts.light}
      onClick={() => appearancePreference.write(other)}
      className={`${buttonStyles.icon} needs-script max-lg:hidden`}
    >
      <Icon name="appearance" className="size-5.5" />
    </button>
  );
}

function readSystem(): boolean {
  return matchMedia(systemLight).matches;
}

function subscribeToSystem(onChange: () => void): () => void {
  const query = matchMedia(systemLight);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
