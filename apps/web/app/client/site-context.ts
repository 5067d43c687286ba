/** The operator's settings, for every component. */
import { createContext, useContext } from 'react';
import type { SiteSettings } from '../site-settings.ts';

export const SiteContext = createContext<SiteSettings | undefined>(undefined);

export function useSite(): SiteSettings {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No site settings around this component');
  return site;
}
