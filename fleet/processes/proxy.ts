/** HAProxy and nginx with the files that an operator gets, where only addresses and places are those of the test. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { type Child, startChild, untilSo } from './child.ts';
import { findProgram } from './programs.ts';

export type ProxyKind = 'haproxy' | 'nginx';

export interface Proxy {
  url: string;
  stop(): Promise<void>;
  said(): string;
}

/** The addresses of the two processes behind a proxy. */
type Replicas = readonly [{ url: string }, { url: string }];

export interface ProxyPlan {
  kind: ProxyKind;
  port: number;
  replicas: Replicas;
}

/** Host and port of both processes. */
type Sites = readonly [string, string];

const operations = resolve(import.meta.dirname, '../../ops');

export async function startProxy({ kind, port, replicas }: ProxyPlan): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `kinora-${kind}-`));
  const [first, second] = replicas;
  const sites = [new URL(first.url).host, new URL(second.url).host] as const;
  const child = kind === 'haproxy' ? startHaproxy(port, sites) : startNginx(port, sites, folder);
  await untilSo(child, () => isListening(port));
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => child.said(),
    stop: async () => {
      if (child.isRunning()) await child.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** nginx before the same two processes, beside the proxy that the fleet has already. */
export async function startNginxBeside({ replicas }: { replicas: Replicas }): Promise<Proxy> {
  return startProxy({ kind: 'nginx', port: await freePort(), replicas });
}

/** `-db`: in the foreground, one process. */
function startHaproxy(port: number, sites: Sites): Child {
  return startChild(programOf('haproxy'), ['-db', '-f', join(operations, 'haproxy/haproxy.cfg')], {
    env: { KINORA_BIND: `127.0.0.1:${port}`, KINORA_SITE_1: sites[0], KINORA_SITE_2: sites[1] },
  });
}

/** The sample is one of nginx's `conf.d`; around it stands what Debian's main file has, and paths of our own. */
function startNginx(port: number, sites: Sites, folder: string): Child {
  const site = replaceEach(readFileSync(join(operations, 'nginx/kinora.conf'), 'utf8'), {
    'server 127.0.0.1:3000 ': `server ${sites[0]} `,
    'server 127.0.0.1:3010 ': `server ${sites[1]} `,
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/var/cache/nginx/kinora': join(folder, 'cache'),
  });
  writeFileSync(join(folder, 'kinora.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 2; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;
    events { worker_connections 4096; }
    http { access_log off; ${places.join(' ')} include ${join(folder, 'kinora.conf')}; }\n`,
  );
  return startChild(programOf('nginx'), ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
}

/** Whoever changes the sample changes this too, or no test says anything about it any more. */
function replaceEach(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [found, wanted]) => {
    if (!changed.includes(found)) throw new Error(`The sample has no "${found}".`);
    return changed.replace(found, wanted);
  }, text);
}

function programOf(kind: ProxyKind): string {
  return findProgram(kind) ?? kind;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });
}
