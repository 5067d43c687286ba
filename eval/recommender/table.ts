/** `npm run eval:recommender -- [--reczoo TRAINFILE] [--movielens DIR] [--serving]`: every leg of the recommendations' table. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { trainContent } from '@kinora/recommender/content/train-content';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { InteractionsFault } from '@kinora/recommender/interactions/interactions';
import { readMovieLens } from '@kinora/recommender/interactions/movielens/read-movielens';
import { inventedWorld, inventLikes } from './invented-world.ts';
import { printCatalogue } from './leg-catalogue.ts';
import { printFewLikes } from './leg-few-likes.ts';
import { printOneSeed } from './leg-one-seed.ts';
import { ReczooFault } from './reczoo-fault.ts';
import { readReczooFile } from './reczoo-file.ts';
import { numberFilms } from './reczoo-number-films.ts';
import { describeRow, tableHead } from './reczoo-report.ts';
import { reczooTable } from './reczoo-table.ts';

const usage = 'npm run eval:recommender -- [--reczoo TRAINFILE] [--movielens DIR] [--serving]';
const howToGiveLikes = 'Left out: give a train file in the RecZoo format with --reczoo FILE.';
const root = resolve(import.meta.dirname, '../..');

const { reczoo, movielens, serving } = readWords();
const shipped = readFilms(shippedFilmsFile).map(profileOf);

try {
  await printLegs();
} catch (thrown) {
  if (!(thrown instanceof InteractionsFault || thrown instanceof ReczooFault)) throw thrown;
  endWith(thrown.message, 1);
}

async function printLegs(): Promise<void> {
  await leg('1. Whole histories, top 20 (RecZoo)', async () => {
    if (reczoo === undefined) console.log(howToGiveLikes);
    else await printReczoo(reczoo);
  });
  await leg('2. One film, likes alone', async () => {
    if (reczoo === undefined) console.log(howToGiveLikes);
    else await printOneSeed(numberFilms(readReczooFile(reczoo)).interactions);
  });
  await leg('2b. One film, likes of invented people over the shipped catalogue, with content', async () =>
    printOneSeed(inventLikes(shipped, inventedWorld), trainContent(shipped)),
  );
  await leg('3. The shipped catalogue, no likes', () => printCatalogue());
  await leg('4. A film with few likes, invented people', async () =>
    printFewLikes(trainContent(shipped), inventLikes(shipped, inventedWorld)),
  );
  if (movielens !== undefined) await printMovieLens(movielens);
  await leg('5. Serving', () => {
    if (serving) runScript(['bench/recommender/recommender.ts']);
    else console.log('Left out: npm run bench:recommender, or this command with --serving.');
  });
}

/** The file's own test part is not needed: a fifth of each person's likes is held out. */
async function printReczoo(file: string): Promise<void> {
  const split = { share: 0.2, seed: 1 };
  console.log("A fifth of each person's likes held out, reported on half of the people.");
  console.log(tableHead);
  await reczooTable(file, { ...split, onRow: (row) => console.log(describeRow(row)) });
  console.log('With the test part of the split: npm run eval:reczoo -- --train FILE --test FILE.');
}

async function printMovieLens(folder: string): Promise<void> {
  const { profiles, interactions } = await readMovieLens(folder, shipped);
  const content = trainContent(profiles);
  await leg('2c. One film, MovieLens, with content', async () => printOneSeed(interactions, content));
  await leg('4b. A film with few likes, MovieLens', async () => printFewLikes(content, interactions));
}

async function leg(title: string, print: () => void | Promise<void>): Promise<void> {
  console.log(`\n${title}\n${'='.repeat(title.length)}`);
  const start = { wall: performance.now(), processor: process.cpuUsage() };
  await print();
  const { user, system } = process.cpuUsage(start.processor);
  const wall = ((performance.now() - start.wall) / 1_000).toFixed(1);
  const megabytes = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(`(${wall} s, ${((user + system) / 1e6).toFixed(1)} s of the processor, ${megabytes} MB)`);
}

function runScript(words: string[]): void {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${words[0]} failed.`);
  // The other legs are still worth printing.
  process.exitCode = 1;
}

function readWords() {
  // npm goes to the root; files are seen from where the command was typed.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const seen = (path: string | undefined) => (path === undefined ? undefined : resolve(from, path));
  try {
    const { values } = parseArgs({
      options: {
        reczoo: { type: 'string' },
        movielens: { type: 'string' },
        serving: { type: 'boolean', default: false },
      },
    });
    return { reczoo: seen(values.reczoo), movielens: seen(values.movielens), serving: values.serving };
  } catch (thrown) {
    endWith(`${thrown instanceof Error ? thrown.message : String(thrown)}\nUsage: ${usage}`, 2);
  }
}

function endWith(line: string, exitCode: number): never {
  console.error(line);
  process.exit(exitCode);
}
