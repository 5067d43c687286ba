/** Loads everything, says so, waits for a line, opens the database and says what it found. */
import { once } from 'node:events';
import { openDatabase } from '../open-database.ts';

const [settings = ''] = process.argv.slice(2);

process.stdout.write('loaded\n');
await once(process.stdin, 'data');
const { db, close } = await openDatabase(JSON.parse(settings));
const versions = await db.selectFrom('schema_versions').select('version').execute();
process.stdout.write(`found ${versions.map(({ version }) => version).join(',')}\n`);
await close();
process.exit();
