import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient, types } from 'pg';
import { migrationsFolder } from '../places.ts';
import type { Database, Queries } from './database.ts';
import { guarded } from './transaction-scope.ts';
import { whyNotMigrated } from './why-not-migrated.ts';

/** Any number that is ours alone: who migrates holds it. */
const MIGRATION_LOCK = 7_307_000;

/** `bigint` as number, as PGlite has it: ours stay far below 2^53. The rest is the driver's way. */
const parsers = {
  getTypeParser: ((id: number, format: 'text' | 'binary' = 'text') =>
    id === types.builtins.INT8 && format === 'text'
      ? Number
      : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** Opens a pool of connections to a PostgreSQL server. `lost` hears of idle connections that broke. */
export function openPostgres(url: string, lost: (error: Error) => void = () => undefined): Database {
  const pool = new Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 10_000, types: parsers });
  pool.on('error', lost);
  return guarded({
    kind: 'postgres',
    ...queries(pool),
    transaction: (work) => inTransaction(pool, work),
    migrate: () => migrateAlone(pool),
    close: () => pool.end(),
  });
}

function queries(client: Pool | PoolClient): Queries {
  return {
    orm: drizzle(client),
    query: async <Row>(name: string, text: string, parameters: readonly unknown[] = []) => {
      const result = await client.query({ name, text, values: [...parameters] });
      // The row type is the promise of whoever wrote the statement.
      return result.rows as Row[];
    },
  };
}

async function inTransaction<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const answer = await work(queries(client));
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The lock is the connection's, so it is let go even if this process dies. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw whyNotMigrated(error) ?? error;
    });
  } finally {
    client.release(true);
  }
}
