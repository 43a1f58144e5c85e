import { inject } from 'vitest';
import type { Contents, ServerTemplates } from '../testing/contents.ts';
import { openEmbedded } from '../testing/embedded-database.ts';
import { borrowOnServer } from '../testing/server-database.ts';
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
 * `TEST_DATABASE_URL` names a server, a database of its own there. The files of a process have it one after the other, reset.
 */
export async function openTestDatabase({ seeded = true }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const contents = seeded ? 'seeded' : 'migrated';
  const templates = inject('databaseTemplates');
  if ('server' in templates) return openOnServer(templates, contents);
  const db = await openEmbedded(templates.folder, contents);
  return { ...db, again: () => db, url: undefined };
}

async function openOnServer(templates: ServerTemplates, contents: Contents): Promise<TestDatabase> {
  const { url, giveBack } = await borrowOnServer(templates, contents);
  const open = () => openPostgres(url);
  const db = open();
  const others: Database[] = [];
  const again = () => {
    const other = open();
    others.push(other);
    return other;
  };
  const close = async () => {
    await Promise.all([db, ...others].map((each) => each.close()));
    await giveBack();
  };
  return { ...db, again, close, url };
}
