import { badSettingsExitCode, SettingsFault } from '../settings.ts';

export interface StartFault {
  line: string;
  exitCode: number;
}

/** What to tell the operator where a start fails for a reason that they can do something about. */
export function describeStartFault(thrown: unknown): StartFault | undefined {
  if (thrown instanceof SettingsFault) return { line: thrown.message, exitCode: badSettingsExitCode };
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  const port = 'port' in thrown ? `Port ${String(thrown.port)}` : 'The port';
  if (thrown.code === 'EADDRINUSE') {
    return {
      line: `${port} is taken by another process. Choose another one with RECOMMENDER_PORT or RECOMMENDER_METRICS_PORT.`,
      exitCode: 1,
    };
  }
  if (thrown.code === 'EACCES') {
    return { line: `${port} is not for this user. Choose another RECOMMENDER_PORT.`, exitCode: 1 };
  }
  if (thrown.code === 'ENOTFOUND' || thrown.code === 'EADDRNOTAVAIL') {
    return {
      line: 'This machine does not have the address that HOST or RECOMMENDER_METRICS_HOST names.',
      exitCode: 1,
    };
  }
  return undefined;
}
