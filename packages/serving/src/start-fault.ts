import { ListenFault } from './listen-fault.ts';
import { SettingsFault } from './settings-fault.ts';
import { tellError } from './told-error.ts';

/** The exit code for a bad configuration (`EX_CONFIG` of sysexits.h). */
export const badSettingsExitCode = 78;

export interface StartFault {
  line: string;
  exitCode: number;
}

/** What to tell the operator where a start fails for a reason that every server has. */
export function describeCommonFault(thrown: unknown): StartFault | undefined {
  if (thrown instanceof SettingsFault) return { line: thrown.message, exitCode: badSettingsExitCode };
  if (thrown instanceof ListenFault) return { line: thrown.message, exitCode: 1 };
  return undefined;
}

/** Ends the process: with the fault's line, or with the stack of a bug, which must not quote the settings either. */
export function endStart(thrown: unknown, fault: StartFault | undefined): never {
  process.stderr.write(`${fault?.line ?? JSON.stringify(tellError(thrown), null, 2)}\n`);
  process.exit(fault?.exitCode ?? 1);
}
