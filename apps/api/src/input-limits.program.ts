/** A process for `input-limits.test.ts`: it listens, tells its port and a user's token, and its memory when it is asked. */
import type { SignedIn } from '@kinora/contracts/session';
import { createMemoryDatabase } from './database/memory-database.ts';
import { buildTestApp, listen } from './test-app.ts';
import { collectGarbage } from './test-garbage.ts';
import { anIdentity, publicUrl } from './test-identity.ts';

const database = createMemoryDatabase();
const identity = anIdentity(database);
const app = await buildTestApp({ database, identity });
const account = { email: 'fan@kinora.example', password: 'row-seven-with-popcorn' };
await identity.ensureVerifiedAccount({ name: 'A fan', ...account });
const login = new Request(`${publicUrl}/identity/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(account),
});
const signedIn = await identity.answer(login, { address: '192.0.2.1' });
// What identity promises for this call.
const token = ((await signedIn.json()) as SignedIn).token.value;

process.on('message', async () => {
  await collectGarbage();
  process.send?.(process.memoryUsage().rss);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: await listen(app), token });
