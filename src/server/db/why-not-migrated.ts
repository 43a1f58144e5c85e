import { StartError } from '../config/start-error.ts';

/**
 * Returns how an operator can fix migrations that failed; undefined for failures that only a developer can fix. The code
 * of the database's error is in the cause.
 */
export function whyNotMigrated(failure: unknown): StartError | undefined {
  if (!(failure instanceof Error)) return undefined;
  const { message, cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const extension = message.includes('EXTENSION IF NOT EXISTS pg_trgm');
  if (code === '42501' && extension) {
    return new StartError(
      'The user of DATABASE_URL may not create the extension pg_trgm, which the migrations need; let an administrator run `create extension pg_trgm` in this database once.',
    );
  }
  if (code === '42501') {
    return new StartError(
      'The user of DATABASE_URL may not create what the server needs; grant it `create` on the database and on its schema public.',
    );
  }
  if (code === '55P03') {
    return new StartError(
      'Another process uses the database of DATABASE_URL, so that the migrations could not change it within ten seconds; nothing was changed. Stop the other servers, then start this one.',
    );
  }
  // The extension's files are missing on the server; the message differs between versions.
  if (extension && (code === '0A000' || code === '58P01')) {
    return new StartError(
      'The database server of DATABASE_URL does not have the extension pg_trgm, which the migrations need; install it (on most systems it comes with postgresql-contrib).',
    );
  }
  return undefined;
}

/** A session of the database. */
export interface Holder {
  readonly pid: number;
  readonly name: string;
  readonly address: string | null;
  readonly since: Date;
}

/** Returns who keeps others from migrating; undefined where the lock failed for another reason. */
export function whyNotLocked(error: unknown, holder: Holder | undefined): StartError | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '55P03')) return undefined;
  const who = holder
    ? `session ${holder.pid}${holder.name && ` (${holder.name})`} from ${holder.address ?? 'its own machine'}, since ${holder.since.toISOString()},`
    : 'another session';
  return new StartError(
    `Another server has been migrating the database of DATABASE_URL for thirty seconds: ${who} holds the lock. Wait for it, or end it with \`select pg_terminate_backend(${holder?.pid ?? 'pid'})\`, then start this one.`,
  );
}
