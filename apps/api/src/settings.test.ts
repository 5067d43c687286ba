import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSettings, variableNames } from './settings.ts';

test('without any variable the site runs on this machine only, at port 3000', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    host: 'localhost',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    imageBaseUrl: '/images',
    analyticsScriptUrl: undefined,
    trustedProxies: [],
  });
});

test('in production the site is reachable from outside', () => {
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ isProduction: true, host: '0.0.0.0' });
});

function readFaultyEnvironment() {
  return readSettings({
    PORT: '70000',
    NODE_ENV: 'staging',
    PUBLIC_URL: 'https://kinora.example/path?token=s3cret',
    TRUST_PROXY: '10.0.0.0/33, proxy',
    LOG_LEVEL: 'loud',
    CATALOGUE_FILE: '/no/such/file',
    ABOUT_DEV_URL: 'ftp://dev.example/',
    ANALYTICS_SCRIPT_URL: 'https://user:s3cret@stats.example/s.js',
  });
}

test('all faults are listed at once, by name and without values', () => {
  for (const name of [
    'PORT',
    'NODE_ENV',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'CATALOGUE_FILE',
    'ABOUT_DEV_URL',
    'ANALYTICS_SCRIPT_URL',
  ]) {
    expect(readFaultyEnvironment).toThrow(new RegExp(`\\b${name} must`));
  }
  expect(readFaultyEnvironment).not.toThrow(/s3cret|staging|70000|such/);
});

test.each(['PUBLIC_URL', 'ANALYTICS_SCRIPT_URL', 'RECOMMENDER_URL', 'AUTH_ISSUER'])(
  '%s that is no address at all is told like any other fault',
  (name) => {
    expect(() => readSettings({ [name]: 'nonsense' })).toThrow(`${name} must`);
  },
);

test.each(['0', '-1', '3000.5', '0x10', '1e3', 'three', '65536'])('the port %s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow('PORT must be a number from 1 to 65535');
});

test('a variable that is empty counts as not set', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '  ' }).publicUrl).toBe('http://localhost:3000');
});

test('trusted proxies are addresses and ranges', () => {
  const { trustedProxies } = readSettings({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8' });
  expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);
});

test('the public address is kept as an origin', () => {
  expect(readSettings({ PUBLIC_URL: 'https://kinora.example/' }).publicUrl).toBe('https://kinora.example');
});

test('the recommendation service is looked for on this machine, at its port, or where it is said to be', () => {
  expect(readSettings({}).recommenderUrl).toBe('http://localhost:3100');
  expect(readSettings({ RECOMMENDER_PORT: '3200' }).recommenderUrl).toBe('http://localhost:3200');
  expect(readSettings({ HOST: '0.0.0.0' }).recommenderUrl).toBe('http://localhost:3100');
  expect(readSettings({ HOST: '::' }).recommenderUrl).toBe('http://localhost:3100');
  expect(readSettings({ HOST: '10.1.2.3' }).recommenderUrl).toBe('http://10.1.2.3:3100');
  expect(readSettings({ HOST: 'fd00::1' }).recommenderUrl).toBe('http://[fd00::1]:3100');
  const elsewhere = { RECOMMENDER_PORT: '3200', RECOMMENDER_URL: 'https://films.example/like/' };
  expect(readSettings(elsewhere).recommenderUrl).toBe('https://films.example/like');
});

test.each(['ftp://films.example', 'https://films.example?key=1', 'https://films.example/#like'])(
  'a recommendation service at %s is refused',
  (address) => {
    expect(() => readSettings({ RECOMMENDER_URL: address })).toThrow('RECOMMENDER_URL must');
  },
);

test('interactions are exported every hour, every so many minutes, or never', () => {
  expect(readSettings({}).interactionsExportMinutes).toBe(60);
  expect(readSettings({ INTERACTIONS_EXPORT_MINUTES: '0' }).interactionsExportMinutes).toBe(0);
  for (const minutes of ['-1', '1.5', '10081', 'often']) {
    expect(() => readSettings({ INTERACTIONS_EXPORT_MINUTES: minutes })).toThrow(
      'INTERACTIONS_EXPORT_MINUTES must be a number from 0 to 10080',
    );
  }
});

test('a model is an address and a name, and a key where the endpoint wants one', () => {
  expect(readSettings({}).chat).toEqual({ model: undefined, dailyTokens: 500_000 });
  const address = { CHAT_LLM_BASE_URL: 'https://models.example/v1/', CHAT_LLM_MODEL: 'small' };
  expect(readSettings(address).chat.model).toEqual({ baseUrl: 'https://models.example/v1', model: 'small' });
  const withKey = readSettings({ ...address, CHAT_LLM_API_KEY: 's3cret', CHAT_LLM_DAILY_TOKENS: '0' });
  expect(withKey.chat).toMatchObject({ model: { apiKey: 's3cret' }, dailyTokens: 0 });
});

test.each([
  [{ CHAT_LLM_BASE_URL: 'https://models.example/v1' }, 'CHAT_LLM_MODEL must be set for a model'],
  [{ CHAT_LLM_MODEL: 'small' }, 'CHAT_LLM_BASE_URL must be set for a model'],
  [{ CHAT_LLM_API_KEY: 's3cret' }, 'CHAT_LLM_BASE_URL must be set for a model'],
  [{ CHAT_LLM_BASE_URL: 'models.example', CHAT_LLM_MODEL: 'small' }, 'CHAT_LLM_BASE_URL must be an address'],
  [
    { CHAT_LLM_BASE_URL: 'https://models.example/?key=s3cret', CHAT_LLM_MODEL: 'small' },
    'CHAT_LLM_BASE_URL must not contain a query',
  ],
  [
    { CHAT_LLM_BASE_URL: 'https://me:s3cret@models.example', CHAT_LLM_MODEL: 'small' },
    'CHAT_LLM_BASE_URL must not contain a user name',
  ],
  [{ CHAT_LLM_API_KEY: 's3cret\r\nx: y' }, 'CHAT_LLM_API_KEY must be printable ASCII'],
  [{ CHAT_LLM_DAILY_TOKENS: '-1' }, 'CHAT_LLM_DAILY_TOKENS must be a number of tokens'],
  [{ CHAT_LLM_DAILY_TOKENS: 'many' }, 'CHAT_LLM_DAILY_TOKENS must be a number of tokens'],
])('[R54] a model that is set up as %j is refused, without a word of the values', (environment, fault) => {
  expect(() => readSettings(environment)).toThrow(fault);
  expect(() => readSettings(environment)).not.toThrow(/s3cret|small|models\.example/);
});

test('.env.example names every variable that is read, and no other', async () => {
  const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(variableNames));
  // The rest is read by the recommendation service, which is not ours to import.
  const service = await readFile(new URL('../../recommender/src/settings.ts', import.meta.url), 'utf8');
  const others = named.filter((name = '') => !variableNames.includes(name));
  expect(others.filter((name) => !service.includes(`  ${name}: `))).toEqual([]);
});
