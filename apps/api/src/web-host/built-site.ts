/** Reads the site's production build. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { sha256Source } from '../http/sha256-source.ts';
import type { BuiltSite, WebModule } from './web-app.ts';

/** The site was not built; the message says what to do. */
export class MissingBuild extends Error {}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entry = join(folder, 'server/entry.server.js');
  const client = join(folder, 'client');
  const manifestFile = join(client, '.vite/manifest.json');
  if (!existsSync(entry) || !existsSync(manifestFile)) {
    throw new MissingBuild('The site is not built yet. Run `npm start`, which builds it.');
  }
  const [module, manifest, files] = await Promise.all([
    import(pathToFileURL(entry).href) as Promise<WebModule>, // our own build; the interface is shared by agreement
    readFile(manifestFile, 'utf8').then((text) => JSON.parse(text) as Record<string, unknown>), // written by Vite
    readFiles(client),
  ]);
  return {
    kind: 'built',
    module,
    manifest: await withIntegrity(manifest, files),
    styles: await readStyles(files),
    files,
  };
}

async function readFiles(folder: string): Promise<Map<string, PreparedBody>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && contentTypes[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.'));
  const bodies = await Promise.all(files.map(readBody));
  return new Map(files.map((file, position) => [addressOf(folder, file), bodies[position]!])); // same length
}

/** The manifest with a digest of each file that a page names, so that the page can say which bytes it means. */
async function withIntegrity(
  manifest: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, PreparedBody>,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(manifest).map(async ([name, item]) => {
    const { file } = item as { file: string }; // as Vite writes each of them
    const bytes = await files.get(`/${file}`)?.inCoding('identity');
    if (bytes === undefined) return [name, item];
    return [name, { ...(item as object), integrity: sha256Source(bytes) }];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>; // the items by their names
}

async function readStyles(files: ReadonlyMap<string, PreparedBody>): Promise<string> {
  const sheets = [...files].filter(([address]) => address.endsWith('.css'));
  const texts = await Promise.all(sheets.map(async ([, body]) => String(await body.inCoding('identity'))));
  return texts.join('');
}

function addressOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}

/** With the compressed forms that the build may have put beside the file. */
async function readBody(file: string): Promise<PreparedBody> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
  return prepareBody(contentType, identity, { ...(br && { br }), ...(gzip && { gzip }) });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
