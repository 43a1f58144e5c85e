import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorFacts } from '../shared/error-facts.ts';

/** A pool whose connections were all held for this long, while calls waited, takes no new work. */
const STUCK_MS = 2_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Refuses new work at once while those that wait get no turn: it would only wait longer, and stop the callers too. */
export class TurnPool extends Pool {
  /** When a turn was last given, or when the first of those that wait began to. */
  #since = 0;
  readonly #now: () => number;

  /** `now` is a monotonic clock (ms). */
  constructor(config: PoolConfig, now: () => number) {
    super(config);
    this.#now = now;
    this.on('acquire', () => {
      this.#since = now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (this.waitingCount === 0) this.#since = this.#now();
    if (this.#now() - this.#since >= STUCK_MS) {
      // PostgreSQL's code for too many connections.
      const full = Object.assign(new Error('all connections are busy'), { code: '53300' });
      if (callback === undefined) return Promise.reject(full);
      callback(full, undefined, () => undefined);
      return undefined;
    }
    if (callback === undefined) return super.connect();
    super.connect(callback);
    return undefined;
  }
}

/** Calls `silent` when a connection gave no answer within the driver's `query_timeout`. Returns what breaks all connections. */
export function watchSilence(pool: Pool, silent: () => void): () => void {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  pool.on('release', (error: unknown) => {
    if (errorFacts(error).message === SILENT) silent();
  });
  return () => {
    // A farewell would wait for an answer too.
    for (const { connection } of open) connection.stream.destroy();
    open.clear();
  };
}

/** The driver's words for `query_timeout`. */
export const SILENT = 'Query read timeout';
