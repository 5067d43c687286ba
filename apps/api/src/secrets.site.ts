/** The whole site as an operator starts it, at its most talkative. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { variableNames } from './settings.ts';

export const root = resolve(import.meta.dirname, '../../..');

export interface Running {
  process: ChildProcess;
  output: string[];
  ended: Promise<unknown>;
}

/** Its rows are in `DATA_DIR`. */
export function start(environment: { DATA_DIR: string } & Record<string, string>): Running {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !variableNames.includes(name))),
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://kinora.example',
      LOG_LEVEL: 'trace',
      ...environment,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(String(bytes)));
  return { process: child, output, ended: once(child, 'exit') };
}

export async function until(
  isTrue: () => Promise<boolean>,
  { process: child, output }: Running,
): Promise<void> {
  while (!(await isTrue())) {
    if (child.exitCode !== null) throw new Error(`The site ended: ${output.join('')}`);
    await new Promise((settle) => setTimeout(settle, 100));
  }
}
