/** What a list costs without HTTP around it. */
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import { readModelFile } from '@kinora/recommender/model/model-file';
import { answerFor, filmNumber, serve } from '@kinora/recommender/service/served-model';

export interface LookUpFigures {
  /** Milliseconds to read the file and look at every number in it. */
  load: number;
  /** Microseconds of processor time to find a film's row. */
  lookUp: number;
  /** Microseconds of processor time to make an answer of ten films with their reasons. */
  answer: number;
}

export async function measureLookUps(file: string, filmIds: Int32Array): Promise<LookUpFigures> {
  const startedAt = performance.now();
  const read = await readModelFile(file);
  const load = performance.now() - startedAt;
  const served = serve(read, 'file');
  const asked = randomIds(filmIds, 20_000);
  let found = 0;
  const lookUp = microsecondsEach(asked, (id) => (found += filmNumber(read.model.filmIds, id)));
  const answer = microsecondsEach(asked, (id) => (found += answerFor(served, id, 10)?.length ?? 0));
  if (found === 0) throw new Error('Nothing was found.');
  return { load, lookUp, answer };
}

export function randomIds(filmIds: Int32Array, count: number): number[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => filmIds[Math.floor(random() * filmIds.length)] ?? 1);
}

/** The second of two rounds, so that the code is compiled. */
function microsecondsEach(ids: readonly number[], work: (id: number) => void): number {
  for (const id of ids) work(id);
  const before = process.cpuUsage();
  for (const id of ids) work(id);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / ids.length;
}
