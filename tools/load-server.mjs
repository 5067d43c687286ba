/**
 * `node tools/load-server.mjs MODULE...`: loads modules without running them, so that Node keeps their JavaScript in its
 * compile cache. A server that finds all of its own there never loads the part of Node that takes the types out.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
for (const module of process.argv.slice(2)) await import(pathToFileURL(resolve(root, module)).href);
