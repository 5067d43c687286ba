/** Starts the recommendation service and ends it with grace. */
import { describeCommonFault, endStart } from '@kinora/serving/start-fault';
import { runService } from './service/run-service.ts';
import { readEnvironment, readSettings } from './settings.ts';

// It is loaded without being run where its code is compiled.
if (import.meta.main) {
  try {
    await runService(readSettings(readEnvironment()));
  } catch (thrown) {
    endStart(thrown, describeCommonFault(thrown));
  }
}
