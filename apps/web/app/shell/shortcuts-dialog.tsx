/** Which keys do what. Loaded when first asked for. */
import { useEffect, useRef } from 'react';
import { buttonStyles } from '../ui/button-styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { usePreference } from '../ui/preference.ts';
import { shortcutsPreference } from '../ui/use-shortcut.ts';
import { shellTexts } from './shell-texts.ts';
import { shortcutsTexts } from './shortcuts-texts.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = usePreference(shortcutsPreference) === 'on';
  const closeRef = useRef<HTMLButtonElement>(null);
  // The list is read, not changed: the focus begins at the way out.
  useEffect(() => closeRef.current?.focus(), []);
  return (
    <Dialog
      title={shellTexts.shortcuts}
      onClose={onClose}
      actions={
        <button ref={closeRef} type="button" onClick={onClose} className={buttonStyles.quiet}>
          {shortcutsTexts.close}
        </button>
      }
    >
      <dl className="divide-y divide-line">
        {shortcutsTexts.keys.map(({ keys, does }) => (
          <div key={does} className="flex min-h-12 items-center justify-between gap-4 py-2">
            <dt className="text-sm text-ink-mid">{does}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-8 min-w-8 place-items-center rounded-md border border-line bg-raised-more px-2 font-body text-sm text-ink"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 mb-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => shortcutsPreference.write(isOn ? 'off' : 'on')}
          className="size-5 accent-lamp"
        />
        {shortcutsTexts.use}
      </label>
    </Dialog>
  );
}
