/** Starts the recommendation service and ends it with grace. */
import { runService } from './service/run-service.ts';
import { describeStartFault } from './service/start-fault.ts';
import { readEnvironment, readSettings } from './settings.ts';

try {
  await runService(readSettings(readEnvironment()));
} catch (thrown) {
  const fault = describeStartFault(thrown);
  if (!fault) throw thrown;
  process.stderr.write(`${fault.line}\n`);
  process.exit(fault.exitCode);
}
