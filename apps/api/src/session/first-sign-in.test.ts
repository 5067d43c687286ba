import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { describeEachPlace } from '../database/test-databases.ts';
import { anIdentity } from '../test-identity.ts';

const account = { email: 'fan@kinora.example', password: 'row-seven-with-popcorn' };

/** Signs in on the rows that it is given, and tells what it loaded meanwhile. */
const program = `
  import { registerHooks } from 'node:module';
  import { openDatabase } from ${JSON.stringify(`${import.meta.dirname}/../database/open-database.ts`)};
  import { anIdentity, publicUrl } from ${JSON.stringify(`${import.meta.dirname}/../test-identity.ts`)};
  const [settings, account, isPrepared] = JSON.parse(process.argv[1]);
  const database = await openDatabase(settings);
  const identity = anIdentity(database);
  const request = (body) => new Request(publicUrl + '/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // What refuses a sign-in needs no preparation.
  await identity.answer(request({ ...account, password: 'not this one at all' }), { address: '192.0.2.1' }).catch(() => undefined);
  if (isPrepared) await identity.prepare();
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  const { status } = await identity.answer(request(account), { address: '192.0.2.1' });
  await database.close();
  console.log(JSON.stringify({ status, loaded: loaded.length }));
`;

describeEachPlace('a first sign-in', (makePlace) => {
  async function loadedBySignIn(isPrepared: boolean): Promise<{ status: number; loaded: number }> {
    const { settings } = await makePlace();
    const database = await openDatabase(settings);
    await anIdentity(database).ensureVerifiedAccount({ name: 'A fan', ...account });
    await database.close();
    const words = ['--input-type=module', '--eval', program, JSON.stringify([settings, account, isPrepared])];
    const { stdout, stderr } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
    if (stderr !== '') throw new Error(stderr);
    // What the program prints.
    return JSON.parse(stdout) as { status: number; loaded: number };
  }

  test('[R4] loads no code any more where identity is prepared, and much where it is not', async () => {
    expect(await loadedBySignIn(true)).toEqual({ status: 200, loaded: 0 });
    expect((await loadedBySignIn(false)).loaded).toBeGreaterThan(100);
  });
});
