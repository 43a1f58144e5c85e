import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, escapeIdentifier, Pool, type PoolClient, type PoolConfig } from 'pg';
import { migrationsFolder } from '../paths.ts';
import { errorFacts } from '../shared/error-facts.ts';
import type { Database, Hearer, Queries } from './database.ts';
import { inTransaction, parsers, queries } from './driver.ts';
import { guarded } from './transaction-scope.ts';
import { whyNotMigrated } from './why-not-migrated.ts';

/** An arbitrary advisory lock id of ours; the migrating process holds it. */
const MIGRATION_LOCK = 7_307_000;
/** Everybody queues behind a migration that waits for a table which a running process uses. */
const MIGRATION_WAITS = `set lock_timeout = '10s'`;

export interface PostgresOptions {
  /** Called when an idle connection breaks. */
  readonly lost?: (error: Error) => void;
  /** Calls wait for their turn as long as it takes. */
  readonly patient?: boolean;
  /** A monotonic clock (ms). */
  readonly now?: () => number;
}

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { lost = () => undefined, patient = false, now = () => performance.now() } = options;
  const pool = new TurnPool(
    {
      connectionString: url,
      max: 16,
      connectionTimeoutMillis: patient ? 0 : LONGEST_WAIT_MS,
      types: parsers,
      // To compile a statement takes seconds where it is long, and saves less.
      onConnect: (client) => client.query('set jit = off'),
    },
    patient ? Number.POSITIVE_INFINITY : STUCK_MS,
    now,
  );
  pool.on('error', lost);
  return guarded({
    kind: 'postgres',
    ...queries(pool),
    transaction: (work) => repeated(pool, work),
    migrate: () => migrateAlone(pool),
    listen: (channel, hearer) => listenOnServer(url, channel, { ...hearer, lost }),
    close: () => pool.end(),
  });
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;

interface ServerHearer extends Hearer {
  /** A connection broke or failed; the next attempt follows. */
  readonly lost: (error: Error) => void;
}

/**
 * Listens on a dedicated idle connection, and reconnects until it succeeds. Returns the function that stops it, once it
 * listens.
 */
async function listenOnServer(
  url: string,
  channel: string,
  { heard, resumed, lost }: ServerHearer,
): Promise<() => Promise<void>> {
  let ended = false;
  let current: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;

  async function connect(listening: () => void): Promise<void> {
    // Keep-alive also detects a server that disappeared silently.
    const client = new Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 30_000 });
    current = client;
    const again = () => {
      if (ended) return;
      timer = setTimeout(() => void connect(listening), pause);
      pause = Math.min(pause * 2, longestPauseMs);
    };
    client.on('error', lost);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      await client.end().catch(lost);
      again();
      return;
    }
    client.once('end', () => {
      listening = resumed;
      again();
    });
    pause = firstPauseMs;
    listening();
  }

  await new Promise<void>((resolve) => void connect(resolve));
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(lost);
  };
}

/** A call waits at most this long for a connection. */
const LONGEST_WAIT_MS = 10_000;
/** A pool whose connections were all held for this long, while calls waited, takes no new work. */
const STUCK_MS = 2_000;

/** Refuses new work at once while those that wait get no turn: it would only wait longer, and stop the callers too. */
class TurnPool extends Pool {
  /** When a turn was last given, or when the first of those that wait began to. */
  #since = 0;
  readonly #stuckMs: number;
  readonly #now: () => number;

  constructor(config: PoolConfig, stuckMs: number, now: () => number) {
    super(config);
    this.#stuckMs = stuckMs;
    this.#now = now;
    this.on('acquire', () => {
      this.#since = now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (this.waitingCount === 0) this.#since = this.#now();
    if (this.#now() - this.#since >= this.#stuckMs) {
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

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** PostgreSQL ended one of two transactions that waited for each other, or that could not follow each other. */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
/** The pause (ms) before the second attempt; it grows with each. */
const PAUSE_MS = 20;

/**
 * A transaction that PostgreSQL ended for another's sake has changed nothing, and is done again. At once it would take
 * its locks before the other one has woken, and both would wait for each other again.
 */
async function repeated<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onItsOwn(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !conflicts.has(errorFacts(error).code)) throw error;
      await pause(PAUSE_MS * attempt);
    }
  }
}

async function onItsOwn<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The caller of a query gets the error too; but without a listener, a broken connection would end the process.
  const lost = (reason: Error) => {
    broken = reason;
  };
  client.on('error', lost);
  try {
    return await inTransaction(client, work, lost);
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

/** The lock belongs to the connection, so it is released even if this process dies. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATION_WAITS);
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw whyNotMigrated(error) ?? error;
    });
  } finally {
    client.release(true);
  }
}
