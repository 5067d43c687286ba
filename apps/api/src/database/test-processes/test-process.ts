/** Starts one of the processes of this folder and collects what it says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

/** They start sooner when the types were taken out of their TypeScript before. */
const compileCache = resolve(import.meta.dirname, '../../../../../node_modules/.cache/compiled');

export interface TestProcess {
  /** Everything on its standard output so far. */
  said: () => string;
  /** Waits until a line has been said; rejects when the process ends before. */
  untilSaid: (line: string) => Promise<void>;
  tell: (line: string) => void;
  kill: () => void;
  /** Resolves with its exit code, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/** `before` are words in front of Node's own, such as a tracer's. */
export function startProcess(name: string, words: string[], before: string[] = []): TestProcess {
  const [command = process.execPath, ...rest] = [
    ...before,
    process.execPath,
    join(import.meta.dirname, name),
    ...words,
  ];
  const child = spawn(command, rest, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  // It may be gone when it is told something.
  child.stdin.on('error', () => {});
  return {
    said: () => said,
    untilSaid: async (line) => {
      while (!said.includes(`${line}\n`)) {
        const outcome = await Promise.race([once(child.stdout, 'data'), ended]);
        if (!Array.isArray(outcome) && !said.includes(`${line}\n`))
          throw new Error(`${name} ended with ${outcome} before it said "${line}"`);
      }
    },
    tell: (line) => child.stdin.write(`${line}\n`),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
}
