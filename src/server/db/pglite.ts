import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../places.ts';
import type { Database, Queries } from './database.ts';
import { guarded } from './transaction-scope.ts';

/** What the migrations ask for beside PostgreSQL itself. */
export const extensions = { pg_trgm };

/** Opens the embedded PostgreSQL. `release` runs after it is closed. */
export async function openPglite(options: PGliteOptions, release: () => void = () => undefined): Promise<Database> {
  return onPglite(await PGlite.create({ ...options, extensions }), release);
}

/** The same on an instance that is open already. */
export function onPglite(client: PGlite, release: () => void = () => undefined): Database {
  return guarded({
    kind: 'pglite',
    ...queries(client),
    transaction: (work) => client.transaction((tx) => work(queries(tx))),
    migrate: () => migrate(drizzle(client), { migrationsFolder }),
    close: async () => {
      await client.close();
      release();
    },
  });
}

function queries(client: PGlite | Transaction): Queries {
  return {
    // Drizzle only ever calls `query` here, and a transaction of PGlite has that too.
    orm: drizzle(client as PGlite),
    query: async <Row>(_name: string, sql: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...parameters])).rows,
  };
}
