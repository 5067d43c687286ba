/** Which files a page loads, as the build's manifest tells. */
import type { DocumentAssets } from './bootstrap.ts';

/** The part of Vite's manifest that is read here; keys are source files. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

const entryFile = 'app/entry.client.tsx';

export type FindAssets = (screenFile: string | undefined) => DocumentAssets;

/** Without a manifest (in development) the sources themselves are served. */
export function createFindAssets(manifest: Record<string, unknown> | undefined): FindAssets {
  if (!manifest) return () => developmentAssets;
  // Vite wrote it with the build.
  const entries = manifest as Record<string, ManifestEntry | undefined>;
  const entry = entries[entryFile];
  if (!entry) throw new Error(`The build has no ${entryFile}`);
  const ofEntry = modulesOf(entries, entryFile);
  return (screenFile) => ({
    entry: toAddress(entry.file),
    stylesheet: undefined,
    modules: [...new Set([...ofEntry, ...(screenFile ? modulesOf(entries, screenFile) : [])])]
      .filter((file) => file !== entry.file)
      .map(toAddress),
    refreshPreamble: false,
  });
}

const developmentAssets: DocumentAssets = {
  entry: `/${entryFile}`,
  stylesheet: '/app/styles/app.css',
  modules: [],
  refreshPreamble: true,
};

/** The module of a source file and all that it imports at once. */
function modulesOf(entries: Record<string, ManifestEntry | undefined>, key: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const entry = entries[name];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(key);
  return [...found];
}

function toAddress(file: string): string {
  return `/${file}`;
}
