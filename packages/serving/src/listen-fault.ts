/** The variables of the environment that say where a server listens. */
export interface ListenNames {
  port: string;
  host: string;
}

/** A server cannot listen where it was told to; the message is a line for the operator. */
export class ListenFault extends Error {}

/** Does what makes a server listen. Rejects with a `ListenFault` where the settings named by `names` are at fault. */
export async function listenAs<Result>(names: ListenNames, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen();
  } catch (thrown) {
    const line = describe(thrown, names);
    throw line === undefined ? thrown : new ListenFault(line, { cause: thrown });
  }
}

function describe(thrown: unknown, names: ListenNames): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  const port = 'port' in thrown ? `Port ${String(thrown.port)}` : 'The port';
  if (thrown.code === 'EADDRINUSE')
    return `${port} is taken by another process. Choose another one with ${names.port}.`;
  if (thrown.code === 'EACCES') return `${port} is not for this user. Choose another one with ${names.port}.`;
  if (thrown.code === 'ENOTFOUND' || thrown.code === 'EADDRNOTAVAIL')
    return `This machine does not have the address that ${names.host} names.`;
  return undefined;
}
