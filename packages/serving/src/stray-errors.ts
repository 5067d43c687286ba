/** What goes wrong outside every request, as lines of the log. */

export interface StrayErrorLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

/**
 * A promise that nobody waited for ends no process: the request that left it behind is answered, and so are the others.
 * Anything thrown outside a promise may have left work half done, so it ends the process the way a signal would.
 */
export function watchStrayErrors(log: StrayErrorLog): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason }, 'a promise failed that nobody waited for'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'closing after an error that nothing caught');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  // Node's own way is to write them beside the log, in a form of their own.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
}
