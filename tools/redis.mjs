// Finds the machine's Redis or installs Debian's, and starts servers of it for tests and measurements.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
  const killNow = () => server.kill();
  process.on('exit', killNow);
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
      process.off('exit', killNow);
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
  const server = spawn(program, options, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((settle) => {
    server.once('exit', settle);
    server.once('error', settle);
  });
  const isRunning = () => server.pid !== undefined && server.exitCode === null && server.signalCode === null;
  await untilReady(server, ended);
  return {
    signal: (name) => {
      if (isRunning()) server.kill(name);
    },
    kill: async () => {
      if (isRunning()) server.kill('SIGKILL');
      await ended;
    },
  };
}

/** It says when it is ready; a port that somebody else took meanwhile ends it. */
async function untilReady(server, ended) {
  let said = '';
  const ready = new Promise((settle) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-10_000);
        if (/ready to accept connections/i.test(said)) settle('ready');
      });
    }
  });
  const tooLong = delay(60_000, 'late', { ref: false });
  const outcome = await Promise.race([ready, ended, tooLong]);
  if (outcome === 'ready') return;
  server.kill('SIGKILL');
  throw new Error(`Redis did not start: ${said}`);
}

function freePort() {
  const server = createServer();
  return new Promise((settle, refuse) => {
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}
