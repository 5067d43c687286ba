/** The test of journeys in bad weather: a site of its own, whose film data does what the test says. */
import { once } from 'node:events';
import type { Weather } from './servers/weather.ts';
import { test as siteTest } from './site.ts';
import { type RunningSite, startSite } from './start-site.ts';

export type ChangeWeather = (weather: Weather) => Promise<void>;

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
