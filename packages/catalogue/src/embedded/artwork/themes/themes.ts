/** Which words of a film call for which silhouette. */
import type { MotifName } from '../motifs/motifs.ts';
import { creaturesThemes } from './creatures-themes.ts';
import { machinesThemes } from './machines-themes.ts';
import { natureThemes } from './nature-themes.ts';
import { odditiesThemes } from './oddities-themes.ts';
import { peopleThemes } from './people-themes.ts';
import { placesThemes } from './places-themes.ts';
import { playThemes } from './play-themes.ts';
import { thingsThemes } from './things-themes.ts';

export const themes: Partial<Record<MotifName, string>> = {
  ...creaturesThemes,
  ...machinesThemes,
  ...natureThemes,
  ...odditiesThemes,
  ...peopleThemes,
  ...placesThemes,
  ...playThemes,
  ...thingsThemes,
};
