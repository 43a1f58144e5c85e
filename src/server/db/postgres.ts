import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from '../paths.ts';
import { errorFacts } from '../shared/error-facts.ts';
import type { Database, Queries } from './database.ts';
import { inTransaction, parsers, queries } from './driver.ts';
import { listenOnServer } from './listen-on-server.ts';
import { guarded } from './transaction-scope.ts';
import { whyNotMigrated } from './why-not-migrated.ts';

/** An arbitrary advisory lock id of ours; the migrating process holds it. */
const MIGRATION_LOCK = 7_307_000;
/** Everybody queues behind a migration that waits for a table which a running process uses. */
const MIGRATION_WAITS = `set lock_timeout = '10s'`;

/**
 * Opens a pool of connections to a PostgreSQL server. `lost` is called when an idle connection breaks. A call waits at most this many
 * milliseconds for its turn; 0 is as long as it takes.
 */
export function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  connectionTimeoutMillis = 10_000,
): Database {
  const pool = new Pool({
    ...{ connectionString: url, max: 16, connectionTimeoutMillis, types: parsers },
    // To compile a statement takes seconds where it is long, and saves less.
    onConnect: (client) => client.query('set jit = off'),
  });
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

/** PostgreSQL ended one of two transactions that waited for each other, or that could not follow each other. */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** A transaction that PostgreSQL ended for another's sake has changed nothing, and is done again. */
async function repeated<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onItsOwn(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !conflicts.has(errorFacts(error).code)) throw error;
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
