import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, escapeIdentifier, type Notification, type QueryConfig } from 'pg';
import { migrationsFolder } from '../paths.ts';
import type { Database, Hearer } from './database.ts';
import { inTransaction, parsers, queries } from './driver.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { guarded } from './transaction-scope.ts';

// V8 sometimes aborts the process when it frees WebAssembly code (nodejs/node#64500).
for (const flag of ['--no-wasm-code-gc', '--no-flush-liftoff-code']) setFlagsFromString(flag);

/** What the migrations ask for beside PostgreSQL itself. */
export const extensions = { pg_trgm };

/** Opens the embedded PostgreSQL. `release` runs after it is closed. */
export async function openPglite(options: PGliteOptions, release: () => void = () => undefined): Promise<Database> {
  const pglite = await PGlite.create({ ...options, extensions });
  return onPglite(pglite, async () => {
    await pglite.close();
    release();
  });
}

/**
 * The same on an instance that is open already; `release` runs after the last statement. It is asked through the driver of
 * a server, which has each hot statement prepared once; PGlite's own `query` has it parsed and planned each time.
 */
export async function onPglite(pglite: PGlite, release: () => Promise<void>): Promise<Database> {
  const client = await connect(pglite);
  const line = oneAtATime();
  const ask = (statement: QueryConfig, values?: unknown[]) =>
    line(() => client.query(statement, values), isRead(statement.text));
  const direct = queries(client);
  return guarded({
    kind: 'pglite',
    // The one connection, but for those who wait their turn.
    ...queries(Object.create(client, { query: { value: ask } })),
    // A library's statements may begin a transaction; a failed one must not stay open for the next.
    execute: (text, values) =>
      line(
        () =>
          direct.execute(text, values).catch(async (error: unknown) => {
            await client.query('rollback');
            throw error;
          }),
        isRead(text),
      ),
    transaction: (work) =>
      line(
        () =>
          inTransaction(client, work, (reason) => {
            throw reason;
          }),
        false,
      ),
    migrate: () => migrate(drizzle(client), { migrationsFolder }),
    listen: (channel, hearer) => listen(client, ask, channel, hearer),
    close: async () => {
      await client.end();
      await release();
    },
  });
}

function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement);
}

/** On the one connection; other processes have no access. */
async function listen(
  client: Client,
  ask: (statement: QueryConfig) => Promise<unknown>,
  channel: string,
  { heard }: Hearer,
): Promise<() => Promise<void>> {
  const hear = (message: Notification) => {
    if (message.channel === channel) heard(message.payload ?? '');
  };
  client.on('notification', hear);
  await ask({ text: `listen ${escapeIdentifier(channel)}` });
  return async () => {
    client.off('notification', hear);
    await ask({ text: `unlisten ${escapeIdentifier(channel)}` });
  };
}

async function connect(pglite: PGlite): Promise<Client> {
  const { connection, ...server } = createPgConfig(pglite);
  const parse = connection.parse.bind(connection);
  // Drizzle's `types` parse answers; here they would be taken for those of parameters.
  connection.parse = ({ name, text }: { readonly name?: string; readonly text: string }) => parse({ name, text });
  const options = { ...server, connection, types: parsers };
  const client = new Client(options);
  await client.connect();
  return client;
}
