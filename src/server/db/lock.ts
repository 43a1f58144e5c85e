import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.ts';

/**
 * Locks the data folder for this process, or throws a `StartError`. It is a lock of the operating system, taken through
 * SQLite, so it ends with the process however that ends. It never becomes stale, and a reused process id does not
 * matter.
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

/** SQLite's code for a lock that another process holds. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
