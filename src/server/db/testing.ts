import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '../testing/embedded-database.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** The moment at which test databases are seeded, and at which the clocks of tests start. */
export const TEST_NOW = Date.UTC(2026, 0, 5, 9, 30);

/** The brand of the sandbox in test databases. */
export const TEST_BRAND = { name: 'Lumo', playingAge: 21, currency: { code: 'USD', symbol: '$', decimals: 2 } };

export interface TestDatabaseOptions {
  /** Off: migrated only. */
  readonly seeded?: boolean;
}

/** A database of a test file. */
export interface TestDatabase extends Database {
  /** Opens the same database as another process would; PGlite, which only one process may have, is that of the test. */
  again(): Database;
  /** Its address, where it is one on a server. */
  readonly url: string | undefined;
}

/**
 * A database for one test file, migrated and, unless told otherwise, seeded: PGlite in memory or, where
 * `TEST_DATABASE_URL` names a server, a database of its own there, dropped when it is closed.
 */
export async function openTestDatabase({ seeded = true }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const contents = seeded ? 'seeded' : 'migrated';
  const templates = inject('databaseTemplates');
  if ('server' in templates) return openOnServer(templates.server, templates[contents]);
  const db = await openEmbedded(templates.folder, contents);
  return { ...db, again: () => db, url: undefined };
}

async function openOnServer(server: string, template: string): Promise<TestDatabase> {
  const name = `portico_test_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name} template ${template}`);
  const url = addressOf(server, name);
  const db = openPostgres(url);
  const others: Database[] = [];
  const again = () => {
    const other = openPostgres(url);
    others.push(other);
    return other;
  };
  const close = async () => {
    await Promise.all([db, ...others].map((each) => each.close()));
    await execute(server, `drop database ${name} with (force)`);
  };
  return { ...db, again, close, url };
}

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
