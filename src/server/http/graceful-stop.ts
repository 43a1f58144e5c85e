import type { Logger } from 'pino';

/** Orchestrators usually allow 10 s; running work gets most of it. */
const graceMilliseconds = 8_000;
const limitMilliseconds = 9_500;

export interface StopSteps {
  readonly server: { stop(graceMilliseconds: number): Promise<void> };
  readonly db: { close(): Promise<void> };
  readonly log: Logger;
  /** Ends the process; tests replace it. */
  readonly exit: (code: number) => void;
}

/**
 * Creates the handler of SIGTERM and SIGINT. The first signal waits for running work, closes the database and exits
 * with 0. A second signal, or a stop that takes too long, exits with 1 at once.
 */
export function gracefulStop({ server, db, log, exit }: StopSteps): (signal: string) => Promise<void> {
  let stopping = false;
  return async (signal) => {
    if (stopping) return exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const limit = setTimeout(() => exit(1), limitMilliseconds);
    limit.unref();
    try {
      await server.stop(graceMilliseconds);
      await db.close();
      log.info('stopped');
      exit(0);
    } catch {
      exit(1);
    } finally {
      clearTimeout(limit);
    }
  };
}
