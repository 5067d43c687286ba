/** The HTML document. Server and browser render the same one. */
import type { ReactNode } from 'react';
import { SiteContext } from '../client/site-context.ts';
import type { SiteSettings } from '../site-settings.ts';
import { appearanceScript } from '../features/appearance/appearance-script.ts';
import { IconDrawings } from '../ui/icon.tsx';
import { bootstrapId, type DocumentAssets } from './bootstrap.ts';

interface DocumentProps {
  site: SiteSettings;
  assets: DocumentAssets;
  /** The bootstrap as escaped JSON. */
  bootstrapJson: string;
  /** The text of the style sheet. The browser has it already and passes nothing. */
  styles?: string | undefined;
  children: ReactNode;
}

export function Document({ site, assets, bootstrapJson, styles = '', children }: DocumentProps) {
  return (
    // The script below may have noted the visitor's choice before React comes.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          data-appearance="light"
          content="#f3ecdd"
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          data-appearance="dark"
          content="#100d0a"
          media="(prefers-color-scheme: dark)"
        />
        <script dangerouslySetInnerHTML={{ __html: appearanceScript }} />
        <PictureHost address={site.imageBaseUrl} />
        <Stylesheet address={assets.stylesheet} text={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <IconDrawings />
        <SiteContext value={site}>{children}</SiteContext>
        <script
          id={bootstrapId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: bootstrapJson }}
        />
        {assets.refreshPreamble && <script type="module" src="/app/document/refresh-preamble.ts" />}
        <script type="module" src={assets.entry} integrity={assets.entryIntegrity} />
      </body>
    </html>
  );
}

/**
 * Another host's pictures come sooner when the way to it is open already. They are fetched without credentials (the
 * embedder policy), for which a browser keeps connections apart.
 */
function PictureHost({ address }: { address: string }) {
  if (!URL.canParse(address)) return null;
  return <link rel="preconnect" href={new URL(address).origin} crossOrigin="anonymous" />;
}

/** In a build the style sheet stands in the document: a phone far away paints a round trip sooner. */
function Stylesheet({ address, text }: { address: string | undefined; text: string }) {
  if (address !== undefined) return <link rel="stylesheet" href={address} />;
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
