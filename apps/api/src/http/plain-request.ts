import type { IncomingMessage } from 'node:http';

/**
 * Whether HTTP/1.1 allows what Node's parser lets through. A request for two hosts means one of them to a proxy and the
 * other one to whoever stands behind it; one without a version has no headers at all. Only HTTP/1.0 may name no host.
 */
export function isPlainRequest({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = countHosts(rawHeaders);
  if (hosts === 0) return httpVersion === '1.0';
  return httpVersion !== '0.9' && hosts === 1;
}

/** Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
