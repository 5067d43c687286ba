/**
 * Asks at a constant rate, whether answers come or not: `node open-loop.ts PORT RATE SECONDS CONNECTIONS FILE_OF_PATHS`. A request's
 * time runs from the moment that it was due, so that a stall of the service, or of this process, counts in full for
 * every request that it held up. Prints the figures as JSON.
 */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface OpenLoopFigures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  p999: number;
  max: number;
  /** Answers other than 200, and connections that broke. */
  errors: number;
  /** How late this process itself was at worst, in milliseconds. */
  ownDelay: number;
}

interface Connection {
  socket: Socket;
  /** When the request under way was due; -1 when there is none. */
  due: number;
  /** What has come of an answer. */
  read: number;
  expected: number;
}

const [port = '', rate = '', seconds = '', connectionCount = '', pathsFile = ''] = process.argv.slice(2);
const perMillisecond = Number(rate) / 1_000;
const total = Number(rate) * Number(seconds);
const paths = readFileSync(pathsFile, 'utf8').split('\n');

const times = new Float64Array(total);
const idle: Connection[] = [];
/** Requests that are due and have no connection, oldest first. */
const backlog: number[] = [];
let sent = 0;
let answered = 0;
let errors = 0;
let ownDelay = 0;

function open(): Promise<Connection> {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  const connection: Connection = { socket, due: -1, read: 0, expected: -1 };
  socket.on('data', (chunk: Buffer) => take(connection, chunk));
  socket.on('error', () => (errors += 1));
  return new Promise((settle) => socket.once('connect', () => settle(connection)));
}

function send(connection: Connection, due: number): void {
  connection.due = due;
  connection.read = 0;
  connection.expected = -1;
  connection.socket.write(`GET ${paths[sent % paths.length]} HTTP/1.1\r\nhost: bench\r\n\r\n`);
  sent += 1;
}

function take(connection: Connection, chunk: Buffer): void {
  if (connection.expected === -1) {
    const head = chunk.toString('latin1', 0, 600);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${head}`);
    if (!head.startsWith('HTTP/1.1 200')) errors += 1;
    connection.expected = head.indexOf('\r\n\r\n') + 4 + Number(length);
  }
  connection.read += chunk.length;
  if (connection.read < connection.expected) return;
  times[answered++] = performance.now() - connection.due;
  const due = backlog.shift();
  if (due === undefined) idle.push(connection);
  else send(connection, due);
}

idle.push(...(await Promise.all(Array.from({ length: Number(connectionCount) }, open))));
const startedAt = performance.now();
let due = 0;
let lastTick = startedAt;
await new Promise<void>((done) => {
  const timer = setInterval(() => {
    const now = performance.now();
    ownDelay = Math.max(ownDelay, now - lastTick - 1);
    lastTick = now;
    for (; due < total && startedAt + due / perMillisecond <= now; due += 1) {
      const connection = idle.pop();
      if (connection) send(connection, startedAt + due / perMillisecond);
      else backlog.push(startedAt + due / perMillisecond);
    }
    if (answered + errors < total && now < startedAt + Number(seconds) * 1_000 + 10_000) return;
    clearInterval(timer);
    done();
  }, 1);
});
const took = performance.now() - startedAt;
const sorted = times.subarray(0, answered).sort();
const at = (share: number) => sorted[Math.min(answered - 1, Math.floor(share * answered))] ?? Number.NaN;
const figures: OpenLoopFigures = {
  perSecond: (answered / took) * 1_000,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  p999: at(0.999),
  max: at(1),
  errors,
  ownDelay,
};
process.stdout.write(JSON.stringify(figures));
process.exit();
