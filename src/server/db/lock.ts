import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.ts';

/**
 * Takes the data folder for this process, or throws a `StartError`. The lock is one of the operating system, reached
 * through SQLite, so it ends with the process however that ends: nothing is ever stale, and a process number that was
 * given out again deceives nobody.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'portico.lock');
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
  } catch (error) {
    throw new StartError(
      isBusy(error)
        ? `The data folder ${dataDir} is in use by another process; stop that one or set DATA_DIR to another folder.`
        : `The data folder ${dataDir} cannot be locked; make it writable or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

/** SQLite's own number for a lock that somebody else holds. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
