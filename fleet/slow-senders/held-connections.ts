import { readFileSync } from 'node:fs';

const established = '01';

/**
 * How many connections a program of this machine has open at this port of its own. What the kernel still sends after the
 * program has closed a connection belongs to nobody and is not counted.
 */
export function countHeld(port: number): number {
  const [, ...lines] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/)).filter((fields) => isHeld(fields, port)).length;
}

/** Number, local and remote address, state; the owner's number of the socket is the tenth. */
function isHeld(fields: readonly string[], port: number): boolean {
  const [, local = '', , state] = fields;
  return (
    state === established && fields[9] !== '0' && Number.parseInt(local.split(':')[1] ?? '', 16) === port
  );
}
