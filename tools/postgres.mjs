// Finds the machine's PostgreSQL or installs Debian's, and starts servers of it for tests and measurements.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** What a server of tests may leave out: its rows need not outlive the machine. */
const careless = ['fsync=off', 'full_page_writes=off'];

/**
 * The folder of PostgreSQL's programs; undefined where there are none and none can be installed.
 * KINORA_POSTGRES names another folder.
 */
export function findOrInstallPostgres() {
  const found = findPostgres();
  if (found) return found;
  installSystemPackages('postgresql');
  return findPostgres();
}

function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.KINORA_POSTGRES,
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/**
 * A server of our own on a free port of this machine, with an empty database; undefined where PostgreSQL cannot be had.
 * `stop` ends it and deletes its rows. A durable one writes through to the disk, and `kill` ends it without a farewell,
 * after which `restart` starts it again on the same rows.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findOrInstallPostgres();
  if (!programs) return undefined;
  const account = findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'kinora-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const rows = join(folder, 'rows');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', rows, '-U', 'kinora', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const start = () =>
    startServer({ program: join(programs, 'postgres'), account, folder, rows, port, isDurable });
  let server = await start();
  const killNow = () => server.kill();
  process.on('exit', killNow);
  return {
    url: `postgres://kinora@127.0.0.1:${port}/postgres`,
    kill: () => server.kill(),
    restart: async () => {
      server = await untilFree(start);
    },
    stop: async () => {
      process.off('exit', killNow);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer({ program, account, folder, rows, port, isDurable }) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'shared_buffers=64MB',
    ...(isDurable ? [] : careless),
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  // A group of its own, so that Ctrl-C does not reach it before those who still use it.
  const server = spawn(program, ['-D', rows, ...options], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((settle) => server.once('exit', settle));
  await untilReady(server, ended);
  return {
    kill: async () => {
      if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const children = childrenOf(server.pid);
      server.kill('SIGKILL');
      for (const child of children) endNow(child);
      await ended;
    },
    stop: async () => {
      // SIGINT ends it without waiting for those who are still connected.
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
      await ended;
    },
  };
}

/** Each of them is a group of its own. */
function childrenOf(pid) {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function endNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was quicker.
  }
}

/** Processes of a killed server hold on to its memory for a moment, and nothing starts on the same rows until then. */
async function untilFree(start, attempts = 100) {
  try {
    return await start();
  } catch (thrown) {
    if (attempts === 0 || !thrown.message.includes('still in use')) throw thrown;
  }
  await delay(100);
  return untilFree(start, attempts - 1);
}

/** PostgreSQL starts several times faster than anything one could wait for blindly, and says when it is ready. */
async function untilReady(server, ended) {
  let said = '';
  const ready = new Promise((settle) => {
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) settle('ready');
    });
  });
  const tooLong = delay(60_000, 'late', { ref: false });
  const outcome = await Promise.race([ready, ended, tooLong]);
  if (outcome === 'ready') return;
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start: ${said}`);
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function findAccount() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = lines.map((line) => line.split(':'));
  const [, , uid, gid] =
    fields.find(([name]) => name === 'postgres') ?? fields.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined)
    throw new Error('There is neither an account "postgres" nor "nobody" to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
}
