import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Whether the process accepts work. `/readyz` and every answer read it; the graceful stop sets it. */
export interface Lifecycle {
  readonly stopping: boolean;
  stop(): void;
}

/** Creates the state of a process that has just started. */
export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    stop: () => {
      stopping = true;
    },
  };
}

/** Orchestrators usually allow 10 s; running work gets most of it, and never less than this. */
const wholeMilliseconds = 8_000;
const minMilliseconds = 3_000;
/** For the database, after the work has ended. */
const closeMilliseconds = 1_500;

interface StopSteps {
  readonly server: { stop(graceMilliseconds: number): Promise<void> };
  readonly db: { close(): Promise<void> };
  readonly lifecycle: Pick<Lifecycle, 'stop'>;
  /** How long the server goes on taking work, so that proxies notice that `/readyz` refuses it. */
  readonly delayMilliseconds: number;
  readonly log: Logger;
  /** Ends the process; tests replace it. */
  readonly exit: (code: number) => void;
}

/**
 * Creates the handler of SIGTERM and SIGINT. At the first signal `/readyz` says that the process stops; after the delay,
 * which a person at a terminal (SIGINT) is spared, it waits for running work, closes the database and exits with 0. A
 * second signal, or a stop that takes too long, exits with 1 at once.
 */
export function gracefulStop(steps: StopSteps): (signal: string) => Promise<void> {
  const { server, db, lifecycle, delayMilliseconds, log, exit } = steps;
  let stopping = false;
  return async (signal) => {
    if (stopping) return exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    lifecycle.stop();
    const delay = signal === 'SIGTERM' ? delayMilliseconds : 0;
    const grace = Math.max(wholeMilliseconds - delay, minMilliseconds);
    const limit = setTimeout(() => exit(1), delay + grace + closeMilliseconds);
    limit.unref();
    try {
      if (delay > 0) await after(delay);
      await server.stop(grace);
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
