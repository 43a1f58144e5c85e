import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';

/** So many failures within the window lock a name, whether or not there is such an account (trust 2). */
const MOST_FAILURES = 10;
const WINDOW = 30 * 60_000;
const LOCK = 15 * 60_000;

export interface Attempt {
  /** Seconds until a login may be tried again, 0 when this attempt may go on. */
  readonly retryAfterSeconds: number;
  /** Whether this is the last one: if it fails the account is locked. */
  readonly last: boolean;
}

interface Row {
  readonly failedAt: readonly number[];
  readonly lockedUntil: Date | null;
}

const ENSURE = `
  insert into login_failures (name_hash, failed_at, changed_at) values ($1, '[]', $2) on conflict do nothing`;
const READ = `
  select failed_at as "failedAt", locked_until as "lockedUntil" from login_failures where name_hash = $1 for update`;
const WRITE = `
  update login_failures set failed_at = $2, locked_until = $3, changed_at = $4
  where name_hash = $1`;
const FORGET_OLD = 'delete from login_failures where changed_at < $1';

/**
 * Counts an attempt as failed before the password is checked, so that attempts at the same time cannot pass the limit;
 * `clearAttempts` takes it back after the right password.
 */
export function countAttempt(db: Database, name: string, now: number): Promise<Attempt> {
  const key = keyOf(name);
  return db.transaction(async (tx) => {
    await tx.query('login_failures_forget', FORGET_OLD, [new Date(now - WINDOW - LOCK)]);
    await tx.query('login_failures_ensure', ENSURE, [key, new Date(now)]);
    const [row] = await tx.query<Row>('login_failures_read', READ, [key]);
    const lockedUntil = row?.lockedUntil?.getTime() ?? 0;
    if (lockedUntil > now) return { retryAfterSeconds: Math.ceil((lockedUntil - now) / 1000), last: false };
    // A lock that is over has wiped the slate clean.
    const earlier = lockedUntil > 0 ? [] : (row?.failedAt ?? []).filter((at) => at > now - WINDOW);
    const failures = [...earlier, now];
    const last = failures.length >= MOST_FAILURES;
    const until = last ? new Date(now + LOCK) : null;
    await tx.query('login_failures_write', WRITE, [key, JSON.stringify(failures), until, new Date(now)]);
    return { retryAfterSeconds: 0, last };
  });
}

/** Forgets the failures of a name, after its right password. */
export async function clearAttempts(db: Pick<Database, 'query'>, name: string): Promise<void> {
  await db.query('login_failures_clear', 'delete from login_failures where name_hash = $1', [keyOf(name)]);
}

/** How long a name stays locked, in seconds. */
export const LOCK_SECONDS = LOCK / 1000;

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
