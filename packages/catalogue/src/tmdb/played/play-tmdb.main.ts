/** Plays TMDB until it is stopped. Each line of its input is the weather from then on, as JSON; an empty one is fair. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { playedToken, playTmdb } from './play-tmdb.ts';
import type { Weather } from './weather.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3300' },
    seed: { type: 'string', default: 'fair' },
    weather: { type: 'string', default: '[]' },
  },
});

const tmdb = await playTmdb({ port: Number(values.port), seed: values.seed });
await changeWeather(values.weather);
process.stdout.write(
  `TMDB is played. Start Kinora over it with\n\nTMDB_BASE_URL=${tmdb.url} TMDB_TOKEN=${playedToken} IMAGE_BASE_URL=${tmdb.imagesUrl} npm start\n\n`,
);
for await (const line of createInterface({ input: process.stdin })) await changeWeather(line);

async function changeWeather(line: string): Promise<void> {
  try {
    // Whoever types it sees at once what comes of a word that is not known.
    const weather = JSON.parse(line.trim() || '[]') as Weather | Weather[number];
    await tmdb.setWeather('is' in weather ? [weather] : weather);
  } catch (thrown) {
    process.stderr.write(`This is no weather: ${String(thrown)}\n`);
  }
}
