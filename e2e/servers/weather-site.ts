/** The built site over film data whose weather the test's process decides, by messages to this one. */
import { openEmbeddedCatalogue } from '@kinora/api/src/open-catalogue.ts';
import { readSettings } from '@kinora/api/src/settings.ts';
import { serveSite } from './serve-site.ts';
import { createWeatherStation, type Weather } from './weather.ts';

const settings = readSettings(process.env);
const { catalogue, pictures } = openEmbeddedCatalogue(settings.catalogueFile);
const station = createWeatherStation(catalogue);
const longerThanAnyCache = 7 * 24 * 3_600_000;
let clock = 0;

process.on('message', (weather: Weather) => {
  // What was kept under the old weather is forgotten.
  clock += longerThanAnyCache;
  station.change(weather);
  process.send?.('changed');
});
process.on('disconnect', () => process.exit());

await serveSite({ settings, catalogue: station.catalogue, pictures, now: () => clock });
process.send?.('ready');
