import type { Logger } from 'pino';

/** What nothing caught may have left work half done: it is told of, and the process ends the way a signal would end it. */
export function watchStrayErrors(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'closing after an error that nothing caught');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
