import type { Database, Queries } from '#server/db/database.ts';
import { addressKey } from '#server/shared/addresses.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';

const WINDOW = 30 * 60_000;
const LOCK = 15 * 60_000;

/** How long a name stays locked, in seconds. */
export const LOCK_SECONDS = LOCK / 1000;

/** The keys an attempt counts against: all names of one account are one key, and an address is a key of its own. */
export interface Attempted {
  /** The account where there is one, else the typed name. */
  readonly whose: string;
  readonly ip: string;
}

/** The limits of failures within the window (trust 2). */
export interface AttemptRules {
  readonly captchaAfterFailures: number;
  readonly lockAfterFailures: number;
  /** The limit of the address, where it differs from the name's. */
  readonly lockAddressAfterFailures?: number;
}

export interface Attempt {
  /** Seconds until a login may be retried; 0 when this attempt may proceed. */
  readonly lockedSeconds: { readonly name: number; readonly address: number };
  /** Whether name or address has failed so often that this attempt needs a captcha. */
  readonly needsCaptcha: boolean;
  /** Whether the next attempt needs one if this one fails. */
  readonly demandsCaptcha: boolean;
  /** Whether this is the last attempt: a failure locks the name. */
  readonly last: boolean;
  /** When it was counted, to take it back. */
  readonly at: number;
  /** Whether the slider's ticket was valid; it is already spent. */
  readonly ticketSpent: boolean;
}

interface Row {
  readonly key: string;
  /** Milliseconds since 1970; negative for an attempt whose password is being checked. */
  readonly failedAt: readonly number[];
  readonly lockedUntil: Date | null;
}

interface Begun extends Row {
  readonly fresh: number;
  readonly ticketSpent: boolean;
}

const SPEND_SLIDER_TICKET = `
  update verification_tickets set uses_left = uses_left - 1
  where hash = $6 and kind = 'slider' and uses_left > 0 and expires_at > $4`;
// Most logins have no failures and need only this statement: the embedded database blocks others meanwhile.
const BEGIN = `
  with address as (select * from login_failures where name_hash = $2),
  fresh as (
    insert into login_failures (name_hash, failed_at, changed_at, locked_until) values ($1, $3, $4, $5)
    on conflict do nothing returning name_hash
  ),
  ticket as (${SPEND_SLIDER_TICKET} and exists (select from fresh) and not exists (select from address) returning hash)
  select (select count(*)::int from fresh) as fresh, exists (select from ticket) as "ticketSpent", a.name_hash as key,
    coalesce(a.failed_at, '[]') as "failedAt", a.locked_until as "lockedUntil"
  from (select 1) one left join address a on true`;
const ENSURE = `
  insert into login_failures (name_hash, failed_at, changed_at) values ($1, '[]', $2) on conflict do nothing`;
const LOCK_ROW = `
  select name_hash as key, failed_at as "failedAt", locked_until as "lockedUntil" from login_failures
  where name_hash = $1 for update`;
const WRITE = 'update login_failures set failed_at = $2, locked_until = $3, changed_at = $4 where name_hash = $1';
const CLEAR = 'delete from login_failures where name_hash = $1';
const FORGET_OLD = 'delete from login_failures where changed_at < $1';

/**
 * Counts an attempt before the password check, so that concurrent attempts cannot exceed the lock of a name.
 * `confirmFailure`, `takeBackAttempt` or `clearAttempts` reports its outcome. Only failures require captchas or count
 * against the address, because many people can share one. All processes share the counters in the database, and a
 * restart keeps them. During a lock nothing is counted. The slider's ticket is spent along the way where no other check
 * follows.
 */
export async function countAttempt(
  db: Database,
  attempted: Attempted,
  rules: AttemptRules,
  now: number,
  sliderTicket?: string,
): Promise<Attempt> {
  const keys = keysOf(attempted);
  const ticket = sliderTicket === undefined ? null : secretHash(sliderTicket);
  const begin = [keys.name, keys.address, JSON.stringify([-now]), new Date(now), lockOf([now], rules, now), ticket];
  const [address] = await db.query<Begun>('login_failures_begin', BEGIN, begin);
  if (address?.fresh === 1) {
    const attempt = { ...attemptOf(undefined, address, rules, now), ticketSpent: address.ticketSpent };
    if (attempt.lockedSeconds.address > 0) await takeBackAttempt(db, attempted, rules, now);
    return attempt;
  }
  return db.transaction(async (tx) => {
    const name = await lockRow(tx, keys.name, now);
    const attempt = attemptOf(name, address, rules, now);
    if (attempt.lockedSeconds.name > 0 || attempt.lockedSeconds.address > 0) return attempt;
    await write(tx, keys.name, [...countingAt(name, now), -now], rules, now);
    return attempt;
  });
}

function attemptOf(name: Row | undefined, address: Row | undefined, rules: AttemptRules, now: number): Attempt {
  const earlier = countingAt(name, now);
  const failed = (times: readonly number[]) => times.filter((at) => at > 0).length;
  const most = Math.max(failed(earlier), failed(countingAt(address, now)));
  return {
    lockedSeconds: { name: secondsLeft(name, now), address: secondsLeft(address, now) },
    needsCaptcha: most >= rules.captchaAfterFailures,
    demandsCaptcha: most + 1 >= rules.captchaAfterFailures,
    last: earlier.length + 1 >= rules.lockAfterFailures,
    at: now,
    ticketSpent: false,
  };
}

/** Refuses an attempt during a lock: `account_locked` by name, `rate_limited` by address. */
export function refuseLocked({ lockedSeconds: { name, address } }: Attempt): void {
  if (name > 0) throw new Failure('account_locked', { retryAfterSeconds: name });
  if (address > 0) throw new Failure('rate_limited', { retryAfterSeconds: address });
}

/** The password was wrong: the attempt counts against name and address. */
export function confirmFailure(db: Database, attempted: Attempted, rules: AttemptRules, at: number): Promise<void> {
  const keys = keysOf(attempted);
  return db.transaction(async (tx) => {
    await tx.query('login_failures_forget', FORGET_OLD, [new Date(at - WINDOW - LOCK)]);
    const name = await lockRow(tx, keys.name, at);
    await write(tx, keys.name, [...without(name, at), at], rules, at);
    const address = await lockRow(tx, keys.address, at);
    const ofAddress = { ...rules, lockAfterFailures: rules.lockAddressAfterFailures ?? rules.lockAfterFailures };
    await write(tx, keys.address, [...countingAt(address, at), at], ofAddress, at);
  });
}

/** Takes back an attempt that did not reach the password check, with the lock that it would have caused. */
export function takeBackAttempt(db: Database, attempted: Attempted, rules: AttemptRules, at: number): Promise<void> {
  const keys = keysOf(attempted);
  return db.transaction(async (tx) => {
    await write(tx, keys.name, without(await lockRow(tx, keys.name, at), at), rules, at);
  });
}

/**
 * Clears the failures of a name and lifts its lock, after its owner was verified. The address keeps its failures: a
 * login to one's own account must not clear attempts at others.
 */
export async function clearAttempts(tx: Queries, whose: string): Promise<void> {
  await tx.query('login_failures_clear', CLEAR, [nameKey(whose)]);
}

/** The key of a name's failures. */
export function nameKey(whose: string): string {
  return secretHash(`name:${whose}`);
}

function keysOf({ whose, ip }: Attempted): { readonly name: string; readonly address: string } {
  return { name: nameKey(whose), address: secretHash(`address:${addressKey(ip)}`) };
}

async function lockRow(tx: Queries, key: string, now: number): Promise<Row | undefined> {
  await tx.query('login_failures_ensure', ENSURE, [key, new Date(now)]);
  const [row] = await tx.query<Row>('login_failures_lock', LOCK_ROW, [key]);
  return row;
}

function secondsLeft(row: Row | undefined, now: number): number {
  const until = row?.lockedUntil?.getTime() ?? 0;
  return until > now ? Math.ceil((until - now) / 1000) : 0;
}

/** An expired lock has cleared the failures. */
function countingAt(row: Row | undefined, now: number): readonly number[] {
  if (row === undefined || (row.lockedUntil !== null && row.lockedUntil.getTime() <= now)) return [];
  return row.failedAt.filter((at) => Math.abs(at) > now - WINDOW);
}

function without(row: Row | undefined, at: number): readonly number[] {
  const attempts = [...(row?.failedAt ?? [])];
  const index = attempts.indexOf(-at);
  if (index >= 0) attempts.splice(index, 1);
  return attempts;
}

async function write(
  tx: Queries,
  key: string,
  attempts: readonly number[],
  rules: AttemptRules,
  now: number,
): Promise<void> {
  const until = lockOf(attempts, rules, now);
  await tx.query('login_failures_write', WRITE, [key, JSON.stringify(attempts), until, new Date(now)]);
}

function lockOf(attempts: readonly number[], { lockAfterFailures }: AttemptRules, now: number): Date | null {
  return attempts.length >= lockAfterFailures ? new Date(now + LOCK) : null;
}
