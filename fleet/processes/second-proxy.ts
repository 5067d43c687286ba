import { freePort } from '../../tools/free-port.mjs';
import type { Fleet } from './fleet.ts';
import { startProxy } from './proxy.ts';

export interface SecondProxy {
  url: string;
  stop: () => Promise<void>;
}

/** nginx before the same two processes, beside the proxy that the fleet has already. */
export async function startNginxBeside({ replicas }: Pick<Fleet, 'replicas'>): Promise<SecondProxy> {
  const [first, second] = replicas;
  const port = await freePort();
  const sites = [new URL(first.url).host, new URL(second.url).host] as const;
  const nginx = await startProxy({ kind: 'nginx', port, sites });
  return { url: `http://127.0.0.1:${port}`, stop: () => nginx.stop() };
}
