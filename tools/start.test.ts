/** The two commands that a newcomer types to see the site, as they are typed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

const root = resolve(import.meta.dirname, '..');
const running: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
});

test.each(['start', 'dev'])(
  '`npm run %s` serves the home page with films and the recommendations, and ends both on Ctrl-C',
  async (script) => {
    const port = await freePort();
    const recommenderPort = await freePort();
    const command = spawn('npm', ['run', script], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: '',
        RECOMMENDER_PORT: String(recommenderPort),
        RECOMMENDER_METRICS_PORT: String(await freePort()),
        RECOMMENDER_URL: '',
      },
      detached: true,
    });
    running.push(command);

    const address = await readAddress(command);
    const page = await fetch(address);

    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Now Playing');
    const recommender = `http://127.0.0.1:${recommenderPort}/livez`;
    await expect.poll(() => isAnswered(recommender), { timeout: 30_000 }).toBe(true);
    expect(await stop(command)).toBe('stopped');
    expect(await isAnswered(recommender)).toBe(false);
  },
  240_000,
);

function isAnswered(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits for the line that says where the site is. */
function readAddress(command: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, failed) => {
    const read = (words: Buffer) => {
      output += words.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) found(address);
    };
    command.stdout?.on('data', read);
    command.stderr?.on('data', read);
    command.on('exit', (code) => failed(new Error(`ended with ${code}:\n${output}`)));
  });
}

/** Ctrl-C reaches the whole group of processes, as it does in a terminal. */
async function stop(command: ChildProcess): Promise<'stopped'> {
  if (command.exitCode === null && command.signalCode === null && command.pid !== undefined) {
    const ended = new Promise((done) => command.once('exit', done));
    process.kill(-command.pid, 'SIGINT');
    await ended;
  }
  return 'stopped';
}
