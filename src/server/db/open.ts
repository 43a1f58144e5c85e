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
  /** Where that server is without a pooler; where it is the same, the pooler keeps sessions. */
  readonly directUrl?: string | undefined;
  /** How a server is used that answers calls; tools have no limits. */
  readonly server?: PostgresOptions;
}

/**
 * Opens the database without migrating or seeding it. Errors that an operator can fix are a `StartError`: a folder
 * without write access or in use by another process, or a server that does not answer. The message never contains the
 * password.
 */
export function openDatabase({ dataDir, databaseUrl, directUrl, server }: OpenOptions): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, directUrl, server);
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

/** The oldest that is tried, as PostgreSQL counts versions. */
const OLDEST = 150_000;

async function openServer(
  url: string,
  directUrl: string | undefined,
  options: OpenOptions['server'],
): Promise<Database> {
  const [{ openPostgres }, { lookAt }] = await Promise.all([import('./postgres.ts'), import('./look-at.ts')]);
  const seenAt = async (variable: string, address: string) => {
    const seen = await lookAt(address).catch((error: unknown) => {
      throw new StartError(`The database server of ${variable} ${whyNot(error, variable)}.`);
    });
    if (seen.version >= OLDEST) return seen;
    const major = Math.floor(seen.version / 10_000);
    throw new StartError(
      `The database server of ${variable} is PostgreSQL ${major}; the server needs version ${OLDEST / 10_000} or newer.`,
    );
  };
  const seen = await seenAt('DATABASE_URL', url);
  if (directUrl === undefined) {
    if (seen.pooler) throw new StartError(`DATABASE_URL leads to a pooler; ${WHAT_TO_SET}`);
    return openPostgres(url, options);
  }
  const direct = directUrl === url ? seen : await seenAt('DATABASE_DIRECT_URL', directUrl);
  if (direct.shared) {
    throw new StartError(`DATABASE_DIRECT_URL leads to a pooler that gives one session to several; ${WHAT_TO_SET}`);
  }
  if (direct.database !== seen.database) {
    throw new StartError(
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; set it to the same one, without the pooler.',
    );
  }
  return openPostgres(url, { ...options, directUrl: directUrl === url ? undefined : directUrl });
}

/** In which mode a pooler is cannot be seen from outside, so its operator says it. */
const WHAT_TO_SET =
  'set DATABASE_DIRECT_URL to the same database without it or, if the pooler is in session mode, to the same as DATABASE_URL.';

/** Our own text or PostgreSQL's, which names no password; never the driver's, which may repeat parts of the address. */
function whyNot(error: unknown, variable: string): string {
  const { code } = errorFacts(error);
  if (code === '28P01' || code === '28000') return `refused the user or the password; correct them in ${variable}`;
  if (code === '3D000') return `has no database of that name; create it or correct ${variable}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `has a host name that is not known; correct ${variable}`;
  // Only what the server, or a pooler before it, answered has a severity.
  if (error instanceof Error && 'severity' in error) return `refused the connection: ${error.message} (${code})`;
  return `cannot be reached; start it or correct the host and port in ${variable}`;
}
