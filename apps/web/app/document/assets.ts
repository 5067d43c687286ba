/** Which files every page loads, as the build's manifest tells. */
import type { DocumentAssets } from './bootstrap.ts';

const entryFile = 'app/entry.client.tsx';

/** Without a manifest (in development) the sources themselves are served. */
export function findAssets(manifest: Record<string, unknown> | undefined): DocumentAssets {
  if (!manifest) {
    return { entry: `/${entryFile}`, stylesheet: '/app/styles/app.css', refreshPreamble: true };
  }
  // Vite wrote it with the build, and the host added what the bytes are.
  const entry = manifest[entryFile] as { file: string; integrity?: string } | undefined;
  if (!entry) throw new Error(`The build has no ${entryFile}`);
  return {
    entry: `/${entry.file}`,
    entryIntegrity: entry.integrity,
    stylesheet: undefined,
    refreshPreamble: false,
  };
}
