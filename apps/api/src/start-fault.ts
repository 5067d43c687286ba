import { isStorageStartFault } from './database/start-faults.ts';
import { CatalogueFault } from './open-catalogue.ts';
import { badSettingsExitCode, SettingsFault } from './settings.ts';
import { MissingBuild } from './web-host/built-site.ts';

export interface StartFault {
  line: string;
  exitCode: number;
}

/** What to tell the operator where a start fails for a reason that they can do something about. */
export function describeStartFault(thrown: unknown): StartFault | undefined {
  if (thrown instanceof SettingsFault) return { line: thrown.message, exitCode: badSettingsExitCode };
  if (thrown instanceof CatalogueFault) return { line: thrown.message, exitCode: badSettingsExitCode };
  if (thrown instanceof MissingBuild) return { line: thrown.message, exitCode: 1 };
  if (isStorageStartFault(thrown)) return { line: thrown.message, exitCode: 1 };
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE') {
    return { line: 'The port is taken by another process. Choose another one with PORT.', exitCode: 1 };
  }
  if (code === 'EACCES')
    return { line: 'This user may not listen on that port. Choose another PORT.', exitCode: 1 };
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return { line: 'This machine does not have the address that HOST names.', exitCode: 1 };
  }
  return undefined;
}
