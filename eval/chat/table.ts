/** `npm run eval:chat -- [--only LEG,…] [--show dev] [--check] [--prompts N] [--seed N]`: every figure of the chatbot beside its target. */
import { parseArgs } from 'node:util';
import { formatTable } from '@kinora/recommender/training/report/format-table';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { SimilarFilm } from '@kinora/chatbot/film-source';
import { type ChatEngine, createChatEngine } from './chat-engine.ts';
import { inventFilms } from './invented-catalogue.ts';
import { legs, type Leg, type LegParts } from './table-legs.ts';
import { type Row, tableCells, tableHead } from './table-rows.ts';
import { findShippedSimilar, readShippedFilms } from './shipped-catalogue.ts';
import { findSimilarAmong } from './similar-films.ts';

const usage = `npm run eval:chat -- [--only ${Object.keys(legs).join(',')}] [--show dev] [--prompts 600] [--seed 11] [--check]`;
const words = readWords();

const shippedFilms = readShippedFilms();
const inventedFilms = inventFilms(2_000, 1);
const parts: LegParts = {
  shipped: await prepare('shipped', shippedFilms, findShippedSimilar()),
  invented: await prepare('invented', inventedFilms, findSimilarAmong(inventedFilms)),
  prompts: words.prompts,
  seed: words.seed,
  shows: words.show,
};

const rows: Row[] = [];
for (const [name, leg] of words.legs) rows.push(...(await runLeg(name, leg)));
console.log(`\n${formatTable(tableHead, tableCells(rows))}`);
if (words.check && rows.some(({ isReached }) => !isReached)) process.exitCode = 1;

async function prepare(
  name: string,
  films: readonly ChatFilm[],
  similar: (tmdbId: number) => readonly SimilarFilm[],
): Promise<ChatEngine> {
  const engine = await createChatEngine(films, similar);
  console.log(`${films.length} ${name} films.`);
  return engine;
}

async function runLeg(name: string, leg: Leg): Promise<Row[]> {
  console.log(`\n== ${name}`);
  return leg(parts);
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        show: { type: 'string' },
        prompts: { type: 'string', default: '600' },
        seed: { type: 'string', default: '11' },
        check: { type: 'boolean', default: false },
      },
    });
    const [prompts, seed] = [Number(values.prompts), Number(values.seed)];
    const wanted = values.only?.split(',') ?? Object.keys(legs);
    const chosen = Object.entries(legs).filter(([name]) => wanted.includes(name));
    if (
      chosen.length !== wanted.length ||
      !Number.isInteger(seed) ||
      !Number.isInteger(prompts) ||
      prompts < 1
    )
      throw new Error(usage);
    if (values.show !== undefined && values.show !== 'dev')
      throw new Error(`--show dev: the test set is never shown.`);
    return { legs: chosen, prompts, seed, show: values.show === 'dev', check: values.check };
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : usage);
    process.exit(2);
  }
}
