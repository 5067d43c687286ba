/** Ends itself with SIGKILL right before a given statement of the migrations, counted from 0. */
import type { KyselyPlugin } from 'kysely';
import { connectDatabase } from '../open-database.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';

const [settings = '', position = ''] = process.argv.slice(2);
let statement = 0;

const death: KyselyPlugin = {
  transformQuery({ node }) {
    if (statement === Number(position)) process.kill(process.pid, 'SIGKILL');
    statement += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const mortal = allMigrations.map(
  ({ name, kind, up }) =>
    ({
      name,
      kind,
      up: (db, engine) => up(db.withPlugin(death), engine),
    }) satisfies (typeof allMigrations)[number],
);

const { db, engine, close } = await connectDatabase(JSON.parse(settings));
await migrate({ db, engine }, mortal);
await close();
process.stdout.write(`${statement} statements\n`);
