/** Finds every regular expression in the sources, and what an input of its own choosing could cost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');

export interface Pattern {
  /** From the project's folder on. */
  file: string;
  source: string;
  flags: string;
}

export interface FoundPatterns {
  written: Pattern[];
  /** Files that put a pattern together while they run, which no reading of them shows. */
  builders: string[];
}

/** Of the product's own code: neither tests nor what only tests and measurements use. */
const leftOut =
  /node_modules|\/build\/|\.(test|suite|wire|fuzz)\.|\/test-|\/evaluation\/|\/scripted\/|\/played\/|\/fuzz\/|^apps\/api\/bench/;

export function findPatterns(folders: readonly string[]): FoundPatterns {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file));
  const found: FoundPatterns = { written: [], builders: [] };
  for (const file of files) readFile(file, found);
  return found;
}

function readFile(file: string, found: FoundPatterns): void {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  visit(program, (node) => {
    if (isPattern(node)) found.written.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    if (isBuilder(node) && !found.builders.includes(file)) found.builders.push(file);
  });
}

interface PatternNode {
  regex: { pattern: string; flags: string };
}

function isPattern(node: object): node is PatternNode {
  return 'regex' in node && typeof node.regex === 'object' && node.regex !== null;
}

/** `new RegExp(…)` or `RegExp(…)`. */
function isBuilder(node: object): boolean {
  if (!('callee' in node) || typeof node.callee !== 'object' || node.callee === null) return false;
  return 'name' in node.callee && node.callee.name === 'RegExp';
}

/** Every object of the tree, whatever kind of node it is. */
function visit(node: unknown, see: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node);
  for (const part of Object.values(node)) visit(part, see);
}

/** The patterns that a module puts together while it is loaded. */
export async function patternsBuiltBy(file: string): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, args: [source: string | RegExp, flags?: string], made) {
      const [source, flags = ''] = args;
      // Node itself copies patterns that are read elsewhere.
      if (typeof source === 'string') built.push({ file, source, flags });
      return Reflect.construct(target, args, made);
    },
  });
  try {
    await import(/* @vite-ignore */ join(root, file));
  } finally {
    globalThis.RegExp = Real;
  }
  return built;
}

/** Undefined where the time grows with the length of the input and no faster; else how it grows. */
export async function faultOf(
  { source, flags }: Pattern,
  milliseconds = 20_000,
): Promise<string | undefined> {
  const options = { timeout: milliseconds };
  const found = await check(source, flags, options);
  // What is too large for the exact way is attacked with guesses.
  const known =
    found.status === 'unknown' ? await check(source, flags, { ...options, checker: 'fuzz' }) : found;
  if (known.status === 'safe') return undefined;
  return known.status === 'vulnerable' ? known.complexity.summary : 'not known';
}
