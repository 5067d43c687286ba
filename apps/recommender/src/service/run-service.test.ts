import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { recommendedFilms } from '@kinora/contracts/recommendations';
import { afterEach, expect, test } from 'vitest';
import { aModel } from '../model/a-model.ts';
import { readModelFile, writeModelFile } from '../model/model-file.ts';
import { endProcesses, modelFileIn, type ServiceProcess, startProcess, statusOf } from './test-process.ts';

afterEach(endProcesses);

/** Film 1's list is film 2, with a rating that tells the models apart. */
function aModelRating(rating: number, createdAt: string) {
  return aModel({ createdAt, lists: { 1: [{ tmdbId: 2, rating }], 2: [{ tmdbId: 1, rating: 1 }] } });
}

const january = '2026-01-01T00:00:00.000Z';
const february = '2026-02-01T00:00:00.000Z';

/** A busy machine takes its time. */
const whileTraining = { timeout: 40_000 };

/** A service on a model file, which does not train. */
async function startOnModel(environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await startProcess({ RECOMMENDER_TRAIN: 'off', ...environment }, (folder) =>
    writeModelFile(modelFileIn(folder), aModelRating(3, january)),
  );
  await expect.poll(() => statusOf(service, '/readyz')).toBe(200);
  return service;
}

async function ratingServed(service: ServiceProcess): Promise<unknown> {
  const list = recommendedFilms.parse(await (await service.get('/recommend?tmdb_id=1')).json());
  return list[0]?.rating;
}

test('[AP-16] the service is alive before it is ready, and ready once it has a model', async () => {
  const service = await startProcess({ RECOMMENDER_TRAIN: 'off' });
  await expect.poll(() => statusOf(service, '/livez')).toBe(200);
  expect(await statusOf(service, '/readyz')).toBe(503);
  expect(await statusOf(service, '/recommend?tmdb_id=1')).toBe(503);
  await writeModelFile(service.modelFile, aModelRating(3, january));
  await expect.poll(() => statusOf(service, '/readyz')).toBe(200);
  expect(await ratingServed(service)).toBe(3);
});

test('[AP-16] metrics are told on their own port only', async () => {
  const service = await startOnModel();
  await service.get('/recommend?tmdb_id=1');
  await service.get('/recommend?tmdb_id=x');
  expect(await statusOf(service, '/metrics')).toBe(404);
  const elsewhere = await fetch(`http://127.0.0.1:${service.metricsPort}/recommend?tmdb_id=1`);
  expect(elsewhere.status).toBe(404);
  const metrics = await service.metrics();
  expect(metrics).toContain('recommender_requests_total{route="/recommend",status="200"} 1');
  expect(metrics).toContain('recommender_requests_total{route="/recommend",status="400"} 1');
  expect(metrics).toMatch(/recommender_model_info\{version="20260101T000000Z-[0-9a-f]{8}"\} 1/);
  expect(metrics).toMatch(/^recommender_model_age_seconds \d/m);
  expect(metrics).toContain('recommender_model_films 2');
  expect(metrics).toMatch(/^recommender_request_duration_seconds_count\{route="\/recommend"\} 2$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test('[AP-16] a newer file is taken while the service runs, and a damaged one in its place is not', async () => {
  const service = await startOnModel();
  const unfinished = `${service.modelFile}.new`;
  await writeModelFile(unfinished, aModelRating(4, february));
  const newer = await readFile(unfinished);

  const damaged = Buffer.from(newer);
  damaged[damaged.length - 9]! ^= 4;
  await writeFile(service.modelFile, damaged);
  await expect.poll(() => service.metrics()).toContain('recommender_model_refusals_total 1');
  expect(service.output()).toContain('the model file is refused: its checksum is wrong');
  expect(await ratingServed(service)).toBe(3);

  // Written in place, and slowly: what is there so far is no model.
  const slowly = await open(service.modelFile, 'w');
  await slowly.write(newer.subarray(0, 100));
  await expect.poll(() => service.metrics()).toContain('recommender_model_refusals_total 2');
  expect(service.output()).toContain('the model file is refused: it is cut off');
  expect(await ratingServed(service)).toBe(3);
  await slowly.write(newer.subarray(100));
  await slowly.close();
  await expect.poll(() => ratingServed(service)).toBe(4);

  await writeModelFile(unfinished, aModelRating(5, '2026-03-01T00:00:00.000Z'));
  await rename(unfinished, service.modelFile);
  await expect.poll(() => ratingServed(service)).toBe(5);
  expect(await service.metrics()).toContain('recommender_model_swaps_total 3');
});

test('[AP-16] requests go on while models are swapped under them', async () => {
  const service = await startOnModel();
  const swapping = new AbortController();
  async function ask(): Promise<number[]> {
    const statuses: number[] = [];
    while (!swapping.signal.aborted) statuses.push((await service.get('/recommend?tmdb_id=1')).status);
    return statuses;
  }
  const asking = [ask(), ask(), ask()];
  for (const month of ['02', '03', '04']) {
    await writeModelFile(service.modelFile, aModelRating(Number(month), `2026-${month}-01T00:00:00.000Z`));
    await expect.poll(() => ratingServed(service)).toBe(Number(month));
  }
  swapping.abort();
  const statuses = new Set((await Promise.all(asking)).flat());
  expect([...statuses]).toEqual([200]);
});

test('[AP-16] without a model file the service trains from the catalogue, and again when users like other films', async () => {
  const service = await startProcess();
  await expect.poll(() => statusOf(service, '/readyz'), whileTraining).toBe(200);
  const first = await service.get('/recommend?tmdb_id=11&top_n=50');
  const list = recommendedFilms.parse(await first.json());
  expect(list).toHaveLength(50);
  expect(list.map(({ tmdbId }) => tmdbId)).not.toContain(11);

  const person = JSON.stringify({ liked: [11, 12], watched: [], wanted: [13], playlists: [] });
  const header = {
    format: 'kinora-interactions',
    version: 1,
    createdAt: '2200-01-01T00:00:00.000Z',
    people: 4,
  };
  const file = `${service.folder}/interactions.ndjson`;
  await writeFile(file, `${[JSON.stringify(header), person, person, person, person].join('\n')}\n`);
  const versionServed = async () =>
    (await service.get('/recommend?tmdb_id=11')).headers.get('x-model-version');
  await expect.poll(versionServed, whileTraining).not.toBe(first.headers.get('x-model-version'));
  const { version } = await readModelFile(service.modelFile);
  expect(await versionServed()).toBe(version);
  expect(await service.metrics()).toContain('recommender_trainings_total{outcome="done"} 2');
}, 90_000);

test('[AP-16] interactions from before the model are not learned from again', async () => {
  const service = await startProcess({ LOG_LEVEL: 'debug' }, async (folder) => {
    await writeModelFile(modelFileIn(folder), aModelRating(3, february));
    const header = { format: 'kinora-interactions', version: 1, createdAt: january, people: 0 };
    await writeFile(`${folder}/interactions.ndjson`, `${JSON.stringify(header)}\n`);
  });
  await expect.poll(() => service.output()).toContain('the interactions say nothing new');
  expect(await service.metrics()).not.toContain('recommender_trainings_total{');
  expect(await ratingServed(service)).toBe(3);
});

test('[AP-16] interactions that cannot be read are told of, and the model stays', async () => {
  const service = await startProcess({}, async (folder) => {
    await writeModelFile(modelFileIn(folder), aModelRating(3, january));
    await writeFile(`${folder}/interactions.ndjson`, '{"format":"another"}\n');
  });
  await expect.poll(() => statusOf(service, '/readyz')).toBe(200);
  await expect.poll(() => service.metrics()).toContain('recommender_trainings_total{outcome="failed"} 1');
  expect(service.output()).toContain('the training failed');
  expect(await ratingServed(service)).toBe(3);
});

test('[AP-16] the log holds nothing of what a user keeps', async () => {
  const service = await startOnModel({ LOG_LEVEL: 'trace' });
  await service.post('/recommend/personal', { liked: [1], watched: [424_242] });
  await service.post('/recommend/personal', { liked: ['424242'] });
  await service.get('/recommend?tmdb_id=424242');
  service.child.kill('SIGTERM');
  await service.exited;
  expect(service.output()).toContain('a model is served');
  expect(service.output()).not.toContain('424242');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[AP-16] %s lets the request under way finish and ends with 0',
  async (signal) => {
    const service = await startOnModel();
    // The first question of this kind waits for the thread that answers it.
    const answer = service.post('/recommend', {
      film: { tmdbId: 5_555_555, title: 'Rebels', themes: ['rebellion'] },
    });
    await expect.poll(() => service.metrics()).toContain('recommender_requests_under_way 1');
    service.child.kill(signal);
    service.child.kill(signal);
    expect((await answer).status).toBe(200);
    expect(await service.exited).toEqual([0, null]);
  },
);

test('[AP-16] in production a service that is asked to end is not ready at once, and answers for a while', async () => {
  const service = await startOnModel({ NODE_ENV: 'production' });
  service.child.kill('SIGTERM');
  await expect.poll(() => statusOf(service, '/readyz')).toBe(503);
  expect(await ratingServed(service)).toBe(3);
  expect(await service.exited).toEqual([0, null]);
});

test('[AP-16] the service ends when the command that started it is gone', async () => {
  const service = await startOnModel();
  service.child.disconnect();
  expect(await service.exited).toEqual([0, null]);
});

test('[AP-16] a service that trains ends at once when it is asked to', async () => {
  const service = await startProcess();
  await expect.poll(() => statusOf(service, '/livez')).toBe(200);
  service.child.kill('SIGINT');
  expect(await service.exited).toEqual([0, null]);
  expect(service.output()).not.toContain('failed');
});

test('[AP-16] a port that is taken is one clear line', async () => {
  const first = await startOnModel();
  for (const name of ['RECOMMENDER_PORT', 'RECOMMENDER_METRICS_PORT']) {
    const second = await startProcess({ [name]: String(first.port) });
    expect(await second.exited).toEqual([1, null]);
    expect(second.output()).toBe(
      `Port ${first.port} is taken by another process. Choose another one with ${name}.\n`,
    );
  }
});

test('[AP-16] a faulty environment ends the service with 78 and the names of the faults', async () => {
  const service = await startProcess({ RECOMMENDER_TRAIN: 'maybe', LOG_LEVEL: 'loud' });
  expect(await service.exited).toEqual([78, null]);
  expect(service.output()).toMatch(
    /LOG_LEVEL must be .*RECOMMENDER_TRAIN must be|RECOMMENDER_TRAIN must be .*LOG_LEVEL must be/s,
  );
});
