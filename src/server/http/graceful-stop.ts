import type { Logger } from 'pino';

/** The time that an orchestrator usually gives is 10 s; what runs gets most of it. */
const graceMilliseconds = 8_000;
const limitMilliseconds = 9_500;

export interface StopSteps {
  readonly server: { stop(graceMilliseconds: number): Promise<void> };
  readonly db: { close(): Promise<void> };
  readonly log: Logger;
  /** Ends the process; in tests, something else. */
  readonly exit: (code: number) => void;
}

/**
 * Makes the answer to SIGTERM and SIGINT. The first one lets what runs come to its end, closes the database and ends the
 * process with 0; the second one, or a stop that takes too long, ends it at once with 1.
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
