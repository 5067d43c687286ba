/**
 * What the commands of package.json need before they can do their work. Runs on any Node from 20 on and imports only
 * what Node has built in, because on a fresh clone there is nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..');

const lockFile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');
const installStamp = join(root, 'node_modules/.kinora-install');
const binaries = join(root, 'node_modules/.bin');

/** Where Node keeps the JavaScript of the server's TypeScript. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** The Node that the product is made for; it comes with the packages. */
export const node24 = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Installs the packages where they are missing or belong to another lock file. */
export function ensureInstalled() {
  const wanted = hashOf([lockFile]);
  if (isInstalled(wanted)) {
    writeFileSync(installStamp, wanted);
    return;
  }
  console.log('Installing packages ...');
  // `npm ci` refuses a lock file that does not list the builds of every platform, which a registry may not even have;
  // `npm install` then takes the same versions and leaves the lock file as it is.
  // What builds the site is needed in production too, where npm would leave it out.
  const isDone =
    npm(['ci', '--include=dev'], 'pipe') || npm(['install', '--include=dev', '--no-save'], 'inherit');
  if (!isDone) {
    fail(
      'The packages could not be installed; the reason stands above. ' +
        'Is the package registry reachable? Run the same command again once it is.',
    );
  }
  writeFileSync(installStamp, wanted);
}

/** For what works beside a running site: installing anew would take its packages away from under it. */
export function ensureInstalledAtAll() {
  if (!existsSync(installed) || !existsSync(node24)) ensureInstalled();
}

/** Whether npm did it. Warnings are left out: most are about the engine that calls npm, which runs nothing else. */
function npm(words, output) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, error } = spawnSync(
    command,
    [...first, ...words, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', output, output], shell: process.platform === 'win32' && !own },
  );
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
}

function isInstalled(wanted) {
  if (!existsSync(installed) || !existsSync(node24)) return false;
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return true;
  return statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** Builds the site where its sources are not those of the last build. */
export async function ensureSiteIsBuilt() {
  const folder = join(root, 'apps/web');
  const stamp = join(folder, 'build/sources');
  const sources = hashOf([
    lockFile,
    join(root, 'tools/build-web.mjs'),
    ...filesBelow(folder),
    ...filesBelow(join(root, 'packages/contracts')),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the site ...');
  const code = await run(['tools/build-web.mjs']);
  if (code !== 0) fail('The site could not be built; the reason stands above.', code);
  await run(['tools/compile-server.mjs'], compileCache);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** As `run`, with a channel by which the child learns when this process is gone, however it went. */
export function serve(args, environment = {}) {
  endWithNpm();
  return run(args, { ...compileCache, ...environment }, ['inherit', 'inherit', 'inherit', 'ipc']);
}

/** A process that serves beside the site, with the same channel; it has no terminal to read from. */
export function spawnServer(args) {
  return spawnNode(args, compileCache, ['ignore', 'inherit', 'inherit', 'ipc']);
}

/** A SIGTERM to npm ends npm's shell and nobody tells the command in it; its new parent does. */
function endWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

/**
 * Runs the product's Node with these arguments and resolves with the exit code that this process should end with.
 * SIGINT and SIGTERM are handed on, and this process stays until the child is done with them.
 */
export function run(args, environment = {}, stdio = 'inherit') {
  const child = spawnNode(args, environment, stdio);
  const handOn = (signal) => child.kill(signal);
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  return new Promise((settle) => {
    child.on('error', (error) => settle(fail(`Node 24 could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      settle(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Starts the product's Node with these arguments. */
function spawnNode(args, environment, stdio) {
  return spawn(node24, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...environment, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
  });
}

/** @returns {never} */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

function filesBelow(folder) {
  const skipped = new Set(['build', 'node_modules']);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.name.includes('.test.') ? [] : [path];
    })
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0');
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  }
  return hash.digest('hex');
}
