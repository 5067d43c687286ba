/** The test of journeys in bad weather: a site of its own, whose film data does what the test says. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Weather } from './servers/weather.ts';
import { test as siteTest } from './site.ts';

export type ChangeWeather = (weather: Weather) => Promise<void>;

interface RunningSite {
  address: string;
  process: ChildProcess;
}

export const test = siteTest.extend<{ changeWeather: ChangeWeather }, { weatherSite: RunningSite }>({
  weatherSite: [
    async ({}, use) => {
      const site = await startSite('servers/weather-site.ts');
      await once(site.process, 'message');
      await use(site);
      site.process.kill();
    },
    { scope: 'worker' },
  ],

  changeWeather: async ({ weatherSite }, use) => {
    const change: ChangeWeather = async (weather) => {
      weatherSite.process.send(weather);
      await once(weatherSite.process, 'message');
    };
    await change({});
    await use(change);
  },

  baseURL: async ({ weatherSite }, use) => {
    await use(weatherSite.address);
  },
});

/** Starts a script of this folder that serves a site on a free port. */
export async function startSite(
  script: string,
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: address, LOG_LEVEL: 'silent', NODE_ENV: 'test' };
  const child = fork(resolve(import.meta.dirname, script), {
    env: { ...process.env, ...settings, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { address, process: child };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once the site answers. */
export async function waitUntilServing(address: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const isServing = await fetch(`${address}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  throw new Error(`Nothing answers at ${address}`);
}
