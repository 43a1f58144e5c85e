import { createHash, randomBytes } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from './database.ts';
import { extensions, onPglite, openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { seed } from './seed/seed.ts';

/** The moment at which test databases were planted, and at which the clocks of tests start. */
export const TEST_NOW = Date.UTC(2026, 0, 5, 9, 30);

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
 * A database for one test file, migrated and, unless told otherwise, planted: PGlite in memory or, where
 * `TEST_DATABASE_URL` names a server, a database of its own there, dropped when it is closed.
 */
export function openTestDatabase({ seeded = true }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server, seeded) : openInMemory(seeded);
}

async function openOnServer(server: string, seeded: boolean): Promise<TestDatabase> {
  const name = `portico_test_${randomBytes(8).toString('hex')}`;
  const model = seeded ? inject('plantedDatabase') : undefined;
  await execute(server, `create database ${name}${model ? ` template ${model}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  if (!model) await prepare(db, seeded);
  const others: Database[] = [];
  const again = () => {
    const other = openPostgres(url.href);
    others.push(other);
    return other;
  };
  const close = async () => {
    await Promise.all([db, ...others].map((each) => each.close()));
    await execute(server, `drop database ${name} with (force)`);
  };
  return { ...db, again, close, url: url.href };
}

/**
 * Makes a planted database on a server, whose copies the test files get: to plant one takes seconds, to copy it a
 * fraction of one. Its name, and the way to drop it.
 */
export async function plantOnServer(server: string): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const name = `portico_planted_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  await prepare(db, true);
  // Nobody may be connected to what is copied.
  await db.close();
  return { name, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openInMemory(seeded: boolean): Promise<TestDatabase> {
  const db = await openPglite(seeded ? { loadDataDir: new Blob([await plantedFolder()]) } : {});
  if (!seeded) await prepare(db, false);
  return { ...db, again: () => db, url: undefined };
}

async function prepare(db: Database, seeded: boolean): Promise<void> {
  await db.migrate();
  if (seeded) await seed(db, { clock: () => TEST_NOW, currency: { code: 'USD', symbol: '$', decimals: 2 } });
}

/**
 * The data folder of a planted database: making one takes seconds, loading it a fraction of one. It is kept on disk
 * under a hash of all that goes into it, for the test files run each in a process of its own.
 */
async function plantedFolder(): Promise<Buffer<ArrayBuffer>> {
  const root = join(import.meta.dirname, '../../..');
  const cache = join(root, '.cache/test-database');
  const file = join(cache, `${fingerprint(root)}.tar`);
  try {
    return readFileSync(file);
  } catch {
    rmSync(cache, { recursive: true, force: true });
  }
  const client = await PGlite.create({ extensions });
  await prepare(await onPglite(client), true);
  const folder = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, folder);
  renameSync(draft, file);
  return folder;
}

function fingerprint(root: string): string {
  const sources = globSync(['src/server/db/**/*.{ts,sql}', 'src/server/domain/**/*.ts', 'package-lock.json'], {
    cwd: root,
  });
  const hash = createHash('sha256');
  for (const source of sources.sort()) hash.update(source).update(readFileSync(join(root, source)));
  return hash.digest('hex').slice(0, 16);
}
