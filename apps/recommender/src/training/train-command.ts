/** `npm run train`: reads, measures, trains, writes the model and its card. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { interactionsFile } from '@kinora/contracts/interactions';
import { recommendations } from '@kinora/contracts/limits';
import { trainContent } from '../content/train-content.ts';
import { contentNeighbours } from '../hybrid/hybrid-scores.ts';
import type { HybridWeights } from '../hybrid/hybrid-weights.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { writeModelFile } from '../model/model-file.ts';
import type { Settings } from '../settings.ts';
import { chooseWeights, enough, hasEnoughPeople } from './choose-weights.ts';
import { formatTable } from './report/format-table.ts';
import { type MeasuredMethod, methodHead, methodRow } from './report/measured-method.ts';
import { writeModelCard } from './report/model-card.ts';
import { compareOnTestPeople } from './compare-on-test-people.ts';
import { trainModel } from './train-model.ts';
import type { TrainWords } from './train-words.ts';
import { readSource, type TrainingSource } from './training-source.ts';

export interface TrainCommand {
  words: TrainWords;
  settings: Pick<Settings, 'catalogueFile' | 'dataFolder' | 'modelFile'>;
  say: (line: string) => void;
  now: Date;
}

/** Rejects before anything is written where the source is missing or damaged. */
export async function runTraining({ words, settings, say, now }: TrainCommand): Promise<void> {
  const source = await readSource({
    catalogueFile: settings.catalogueFile,
    interactionsFile: words.interactions ?? join(settings.dataFolder, interactionsFile),
    isNamed: words.interactions !== undefined,
    movielens: words.movielens,
    everyFilm: words.everyFilm,
  });
  for (const line of source.said) say(line);
  const measured = await measure(source, say);
  const model = await trainModel({
    profiles: source.profiles,
    interactions: source.read?.interactions ?? null,
    now,
    isListed: source.isListed,
    ...(measured && { choice: measured }),
  });
  const file = words.out ?? settings.modelFile;
  const { version } = await writeModelFile(file, model);
  const cardFile = `${file.slice(0, file.length - extname(file).length)}.md`;
  const hasLearned = model.card.algorithm !== 'content';
  await writeWhole(
    cardFile,
    writeModelCard({
      card: model.card,
      version,
      source,
      weights:
        measured && hasLearned ? { values: measured.weights, areMeasured: measured.table.length > 0 } : null,
      table: measured?.table ?? [],
      minimumPeople: recommendations.minimumPeople,
    }),
  );
  say(`Wrote the lists of ${model.filmIds.length} films (${model.card.algorithm}) to ${file}`);
  say(`and their model card to ${cardFile}.`);
}

interface Measured {
  weights: HybridWeights;
  scores: Record<string, number>;
  table: MeasuredMethod[];
}

async function measure(source: TrainingSource, say: (line: string) => void): Promise<Measured | null> {
  const interactions: Interactions | undefined = source.read?.interactions;
  if (!interactions) return null;
  const content = trainContent(source.profiles);
  const { weights, scores } = await chooseWeights({
    content,
    neighbours: contentNeighbours(content),
    interactions,
  });
  if (!hasEnoughPeople(interactions)) {
    say(
      `Too few people to measure on: that needs ${enough.people} with ${enough.likesEach} likes each. The weights are the cautious defaults.`,
    );
    return { weights, scores, table: [] };
  }
  const table = await compareOnTestPeople(content, interactions, weights);
  say('');
  say(formatTable(methodHead, table.map(methodRow)));
  say('');
  return { weights, scores, table };
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
