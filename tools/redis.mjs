// Finds the machine's Redis or installs Debian's, and starts servers of it for tests and measurements.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** The program; undefined where there is none and none can be installed. KINORA_REDIS names another one. */
export function findOrInstallRedis() {
  const found = findRedis();
  if (found) return found;
  installSystemPackages('redis-server');
  return findRedis();
}

function findRedis() {
  const programs = [process.env.KINORA_REDIS, '/usr/bin/redis-server', '/usr/local/bin/redis-server'];
  return programs.find((program) => program && existsSync(program));
}

/**
 * A server of our own on a free port of this machine, which keeps nothing on the disk; undefined where Redis cannot be
 * had. `kill` ends it without a farewell, `restart` starts it again, empty and at the same address; `pause` makes it
 * hang with its connections open, until `resume`.
 */
export async function startRedis({ maximumBytes = 64_000_000 } = {}) {
  const program = findOrInstallRedis();
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-redis-'));
  const port = await freePort();
  const start = () => startServer({ program, folder, port, maximumBytes });
  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => server.kill(),
    restart: async () => {
      await server.kill();
      server = await start();
    },
    pause: () => server.signal('SIGSTOP'),
    resume: () => server.signal('SIGCONT'),
    stop: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs the server and says its process id. It ends with the pipe at descriptor 3, so it does not outlive us, however
 * we end.
 */
const keeper = `"$@" 3<&- & child=$!
echo "child $child"
{ read -r nothing <&3; kill -9 "$child"; } 2>/dev/null &
exec 3<&-
wait "$child"`;

async function startServer({ program, folder, port, maximumBytes }) {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
    maxmemory: maximumBytes,
    'maxmemory-policy': 'allkeys-lru',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A group of its own, so that Ctrl-C does not reach it before those who still use it.
  const server = spawn('sh', ['-c', keeper, 'sh', program, ...options], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const lifeline = server.stdio[3];
  lifeline.on('error', () => undefined); // the server was quicker
  const ended = new Promise((settle) => {
    server.once('exit', settle);
    server.once('error', settle);
  });
  const kill = async () => {
    lifeline.destroy();
    await ended;
  };
  const pid = await untilReady(server, ended, kill);
  return { signal: (name) => process.kill(pid, name), kill };
}

/** Resolves with the server's process id. A port that somebody else took meanwhile ends it. */
async function untilReady(server, ended, kill) {
  let said = '';
  const ready = new Promise((settle) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(0, 10_000);
        if (/ready to accept connections/i.test(said)) settle('ready');
      });
    }
  });
  const tooLong = delay(60_000, 'late', { ref: false });
  const outcome = await Promise.race([ready, ended, tooLong]);
  if (outcome === 'ready') return Number(/^child (\d+)$/m.exec(said)?.[1]);
  await kill();
  throw new Error(`Redis did not start: ${said}`);
}
