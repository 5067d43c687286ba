/** `npm run eval:reczoo -- --train FILE [--test FILE] [--out FILE] [--validate]`: everyone's best films of likes in the RecZoo format. */
import { ReczooFault } from './reczoo-fault.ts';
import { measureReczoo } from './reczoo-measure.ts';
import { describeReport, describeRow, tableHead } from './reczoo-report.ts';
import { reczooTable } from './reczoo-table.ts';
import { readWords, type ReczooWords } from './reczoo-words.ts';

async function validate({ train, share, seed }: ReczooWords): Promise<void> {
  console.log(`${share} of each person's likes held out (seed ${seed}), reported on half of the people`);
  console.log(tableHead);
  await reczooTable(train, { share, seed, onRow: (row) => console.log(describeRow(row)) });
}

async function main(): Promise<void> {
  const words = readWords(process.argv.slice(2));
  if (words.isValidation) return validate(words);
  const report = await measureReczoo(words);
  console.log(describeReport(report));
  // To the table that ordered this run, if one did.
  process.send?.(report);
}

try {
  await main();
} catch (thrown) {
  if (!(thrown instanceof ReczooFault)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
