/** Writes a row, says how that went, and goes on with the next, for a tracer to watch. */
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isFailure } from '@kinora/contracts/failure';
import { openDatabase } from '../open-database.ts';

const [settings = '', count = ''] = process.argv.slice(2);
const { db, close, isWell } = await openDatabase(JSON.parse(settings));

// The tracer's own question to the disk is not to be taken for a write's.
writeSync(1, 'start\n');
for (let index = 0; index < Number(count); index += 1) {
  try {
    await db
      .insertInto('secrets')
      .values({ name: String(index), value: '' })
      .execute();
    writeSync(1, `ack ${index}\n`);
  } catch (thrown) {
    writeSync(1, `${isFailure(thrown) ? thrown.code : String(thrown)} ${index}\n`);
  }
  writeSync(1, (await isWell()) ? 'well\n' : 'unwell\n');
  await delay(20);
}
await close();
