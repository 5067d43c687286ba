/** What the site's server rendering asks of its host, and gives it. The other half is `apps/web/app/entry.server.tsx`. */
import type { CallApi } from '../http/in-process.ts';
import type { PreparedBody } from '../http/prepared-body.ts';

export interface SiteSettings {
  publicUrl: string;
  imageBaseUrl: string;
  /** Where the films come from: those that are shipped, or TMDB, which then is credited. */
  filmSource: 'shipped' | 'tmdb';
  aboutDevUrl: string;
  analyticsScriptUrl: string | undefined;
}

export interface WebParts {
  callApi: CallApi;
  site: SiteSettings;
  /** The client build's Vite manifest; undefined in development. */
  manifest: Record<string, unknown> | undefined;
  /** The client build's style sheet, which stands in every page; undefined in development. */
  styles: string | undefined;
  /** Gets what broke a page, which the visitor only learns as a general sentence. */
  logBug: (thrown: unknown) => void;
}

export type WebApp = (request: Request) => Promise<Response>;

export interface WebModule {
  createWebApp: (parts: WebParts) => WebApp;
}

/** Where the pages come from: the production build, or the sources by way of Vite. */
export type SiteSource = BuiltSite | SiteSources;

/** The site as `vite build` left it. */
export interface BuiltSite {
  kind: 'built';
  module: WebModule;
  manifest: Record<string, unknown>;
  styles: string;
  /** The browser's files by their path, like `/assets/app-3f9a.js`. */
  files: ReadonlyMap<string, PreparedBody>;
}

export interface SiteSources {
  kind: 'sources';
  /** The site's own folder, which holds its Vite configuration. */
  folder: string;
}
