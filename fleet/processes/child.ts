/** A process that a test starts, with what it says and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ended {
  /** Null where a signal ended it. */
  code: number | null;
  /** From the signal to the end. */
  milliseconds: number;
}

export interface Child {
  pid: number;
  isRunning(): boolean;
  /** The latest of what it said, on either output. */
  said(): string;
  /** Sends SIGTERM and waits for the end. */
  terminate(): Promise<Ended>;
  /** Ends it without a farewell. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

const keptCharacters = 1_000_000;

export function startChild(
  command: string,
  words: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Child {
  const child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-keptCharacters);
    });
  const ended = new Promise<number | null>((settle) => {
    child.once('exit', settle);
    child.once('error', (error) => {
      said += error.message;
      settle(null);
    });
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  void ended.then(() => process.off('exit', killNow));
  return {
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    said: () => said,
    terminate: async () => {
      const begun = performance.now();
      child.kill('SIGTERM');
      return { code: await ended, milliseconds: Math.round(performance.now() - begun) };
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child.kill(name),
  };
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Waits until `isSo`; throws with what the process said when it ends before, or when a minute has passed. */
export async function untilSo(child: Child, isSo: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  while (!(await isSo())) {
    if (!child.isRunning()) throw new Error(`The process ended: ${child.said()}`);
    if (performance.now() > latest) throw new Error(`The process is not ready: ${child.said()}`);
    await once(AbortSignal.timeout(25), 'abort');
  }
}
