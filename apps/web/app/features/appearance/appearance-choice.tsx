/** All three: as the system is, light, dark. */
import { useId } from 'react';
import { usePreference } from '../../ui/preference.ts';
import { appearanceTexts } from './appearance-texts.ts';
import { appearancePreference, appearances } from './appearance.ts';

export function AppearanceChoice() {
  const chosen = usePreference(appearancePreference);
  const name = useId();
  return (
    <fieldset className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left text-sm text-ink-mid">{appearanceTexts.legend}</legend>
      <div className="flex rounded-full border border-line p-1">
        {appearances.map((appearance) => (
          <label key={appearance} className="segment">
            <input
              type="radio"
              name={name}
              checked={appearance === chosen}
              onChange={() => appearancePreference.write(appearance)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {appearanceTexts.names[appearance]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
