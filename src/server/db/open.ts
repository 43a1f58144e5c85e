import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { errorFacts } from '../shared/error-facts.ts';
import type { Database } from './database.ts';
import { lockDataDir } from './lock.ts';
import type { PostgresOptions } from './postgres.ts';

export interface OpenOptions {
  readonly dataDir: string;
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How a server is used that answers calls; tools have no limits. */
  readonly server?: PostgresOptions;
}

/**
 * Opens the database without migrating or seeding it. Errors that an operator can fix are a `StartError`: a folder
 * without write access or in use by another process, or a server that does not answer. The message never contains the
 * password.
 */
export function openDatabase({ dataDir, databaseUrl, server }: OpenOptions): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, server);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  keepPrivate(dataDir);
  const release = lockDataDir(dataDir);
  // Each driver is loaded only where it is used, which makes the start faster and the process smaller.
  const { openPglite } = await import('./pglite.ts');
  try {
    return await openPglite({ dataDir: join(dataDir, 'pglite') }, release);
  } catch {
    release();
    throw new StartError(
      `The database in ${join(dataDir, 'pglite')} cannot be opened; it may be damaged or from a newer version, so restore it from a copy or remove that folder to start afresh.`,
    );
  }
}

/**
 * Closes the data folder to other users: it holds the money and the secrets of members. PGlite 0.5 gives its files
 * modes of its own whatever the umask, so the folder around them is what keeps others out.
 */
function keepPrivate(dataDir: string): void {
  const me = process.getuid?.();
  let owner: number;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    owner = statSync(dataDir).uid;
    if (me === undefined || me === owner) chmodSync(dataDir, 0o700);
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written; make it writable or set DATA_DIR to another one.`,
    );
  }
  // Whoever owns the folder can change what is in it at any time.
  if (me !== undefined && me !== owner) {
    throw new StartError(
      `The data folder ${dataDir} belongs to another user; give it to the user of the server or set DATA_DIR to another one.`,
    );
  }
}

async function openServer(url: string, options: OpenOptions['server']): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  const database = openPostgres(url, options);
  try {
    await database.query('ping', 'select 1');
    return database;
  } catch (error) {
    await database.close();
    throw new StartError(`The database server of DATABASE_URL ${whyNot(error)}.`);
  }
}

/** Our own text or PostgreSQL's, which names no password; never the driver's, which may repeat parts of the address. */
function whyNot(error: unknown): string {
  const { code } = errorFacts(error);
  if (code === '28P01' || code === '28000') return 'refused the user or the password; correct them in DATABASE_URL';
  if (code === '3D000') return 'has no database of that name; create it or correct DATABASE_URL';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has a host name that is not known; correct DATABASE_URL';
  // Only what the server, or a pooler before it, answered has a severity.
  if (error instanceof Error && 'severity' in error) return `refused the connection: ${error.message} (${code})`;
  return 'cannot be reached; start it or correct the host and port in DATABASE_URL';
}
