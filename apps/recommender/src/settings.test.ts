import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSettings, variableNames } from './settings.ts';

test('[AP-16] without any variable the service runs on this machine only, at port 3100, and trains by itself', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    host: 'localhost',
    port: 3100,
    metrics: { host: '127.0.0.1', port: 3101 },
    publicUrl: 'http://localhost:3000',
    isTraining: true,
    modelFile: expect.stringMatching(/\/\.data\/recommender\/model\.kinora$/),
  });
});

test('[AP-16] in production the service is reachable from outside, and its metrics are not', () => {
  const settings = readSettings({ NODE_ENV: 'production' });
  expect(settings).toMatchObject({ host: '0.0.0.0', metrics: { host: '127.0.0.1' }, logLevel: 'info' });
});

test('[AP-16] a second service on a machine needs one variable', () => {
  expect(readSettings({ RECOMMENDER_PORT: '4100' })).toMatchObject({ port: 4100, metrics: { port: 4101 } });
  expect(readSettings({ RECOMMENDER_PORT: '65535' })).toMatchObject({ metrics: { port: 65_534 } });
});

test('[AP-16] the model lies in the data folder unless it is said where', () => {
  expect(readSettings({ DATA_DIR: '/srv/rows' }).modelFile).toBe('/srv/rows/recommender/model.kinora');
  expect(readSettings({ RECOMMENDER_MODEL_FILE: '/models/new.kinora' }).modelFile).toBe('/models/new.kinora');
});

function readFaultyEnvironment() {
  return readSettings({
    NODE_ENV: 'staging',
    HOST: 'a host',
    PUBLIC_URL: 'https://kinora.example/path?token=s3cret',
    RECOMMENDER_PORT: '70000',
    RECOMMENDER_METRICS_PORT: '0',
    RECOMMENDER_METRICS_HOST: 'no host',
    RECOMMENDER_TRAIN: 'sometimes',
    CATALOGUE_FILE: '/no/such/file',
    LOG_LEVEL: 'loud',
  });
}

test('[AP-16] all faults of the environment are listed at once, by name and without values', () => {
  for (const name of [
    'NODE_ENV',
    'HOST',
    'PUBLIC_URL',
    'RECOMMENDER_PORT',
    'RECOMMENDER_METRICS_PORT',
    'RECOMMENDER_METRICS_HOST',
    'RECOMMENDER_TRAIN',
    'CATALOGUE_FILE',
    'LOG_LEVEL',
  ]) {
    expect(readFaultyEnvironment).toThrow(new RegExp(`^ {2}${name} must`, 'm'));
  }
  expect(readFaultyEnvironment).not.toThrow(/s3cret|staging|70000|such/);
});

test('[AP-16] both ports may not be the same', () => {
  const same = { RECOMMENDER_PORT: '3100', RECOMMENDER_METRICS_PORT: '3100' };
  expect(() => readSettings(same)).toThrow('RECOMMENDER_METRICS_PORT must be another port');
});

test('[AP-16] a variable that is empty counts as not set', () => {
  expect(readSettings({ RECOMMENDER_PORT: '', RECOMMENDER_TRAIN: ' ' })).toMatchObject({
    port: 3100,
    isTraining: true,
  });
});

test('[AP-16] .env.example describes every variable that the service reads', async () => {
  const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(variableNames));
});
