/** A process for `input-limits.test.ts`: it listens, tells its port and a user's token, and its memory when it is asked. */
import { createMemoryDatabase } from './database/memory-database.ts';
import { buildTestApp, listen } from './test-app.ts';
import { collectGarbage } from './test-garbage.ts';
import { anIdentity } from './test-identity.ts';
import { signUp } from './test-sign-in.ts';

const database = createMemoryDatabase();
const identity = anIdentity(database);
const app = await buildTestApp({ database, identity });
const account = { name: 'A fan', email: 'fan@kinora.example', password: 'row-seven-with-popcorn' };
const token = (await signUp(identity, account)).token.value;

process.on('message', async () => {
  await collectGarbage();
  process.send?.(process.memoryUsage().rss);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: await listen(app), token });
