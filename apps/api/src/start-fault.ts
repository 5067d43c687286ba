import { badSettingsExitCode, describeCommonFault, type StartFault } from '@kinora/serving/start-fault';
import { isStorageStartFault } from './database/start-faults.ts';
import { CatalogueFault } from './open-catalogue.ts';
import { MissingBuild } from './web-host/built-site.ts';

/** What to tell the operator where a start fails for a reason that they can do something about. */
export function describeStartFault(thrown: unknown): StartFault | undefined {
  if (thrown instanceof CatalogueFault) return { line: thrown.message, exitCode: badSettingsExitCode };
  if (thrown instanceof MissingBuild) return { line: thrown.message, exitCode: 1 };
  if (isStorageStartFault(thrown)) return { line: thrown.message, exitCode: 1 };
  return describeCommonFault(thrown);
}
