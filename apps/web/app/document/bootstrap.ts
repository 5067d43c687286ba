/** What the server hands to the browser beside the HTML: one block of JSON in the document. */
import type { HydrationState } from 'react-router';
import type { SiteSettings } from '../site-settings.ts';

export interface Bootstrap {
  site: SiteSettings;
  assets: DocumentAssets;
  hydration: Required<Pick<HydrationState, 'loaderData'>> & Pick<HydrationState, 'errors'>;
}

/** Addresses of what the document loads. */
export interface DocumentAssets {
  entry: string;
  /** What the entry's bytes must be, where the build says so: `sha256-…`. */
  entryIntegrity?: string | undefined;
  /** The style sheet by its address, in development; in a build it stands in the document. */
  stylesheet: string | undefined;
  /** In development only: what makes React's fast refresh work. */
  refreshPreamble: boolean;
}

export const bootstrapId = 'bootstrap';
