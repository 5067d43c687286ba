/** The HTML document. Server and browser render the same one. */
import type { ReactNode } from 'react';
import { SiteContext } from '../client/site-context.ts';
import type { SiteSettings } from '../site-settings.ts';
import { IconDrawings } from '../ui/icon.tsx';
import { bootstrapId, type DocumentAssets } from './bootstrap.ts';

interface DocumentProps {
  site: SiteSettings;
  assets: DocumentAssets;
  /** The bootstrap as escaped JSON. */
  bootstrapJson: string;
  children: ReactNode;
}

export function Document({ site, assets, bootstrapJson, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#100d0a" />
        {assets.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
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
        <script type="module" src={assets.entry} />
      </body>
    </html>
  );
}
