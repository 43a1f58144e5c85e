import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addressKey } from '#server/shared/addresses.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The wait after too many requests (SMS-09). */
const WAIT = 5 * MINUTE;

/** The recipient of a code, and its requester. */
export interface Sending {
  /** With the dialling code, digits only; for an e-mail its address. */
  readonly number: string;
  readonly ip: string;
  /** The member who asks, where one has logged in; it has the limits of a number. */
  readonly memberId?: number;
}

interface Row {
  readonly key: string;
  readonly sentAt: readonly number[];
  readonly waitUntil: Date | null;
}

const FORGET_OLD = 'delete from sms_limits where changed_at < $1';
const ENSURE = `
  insert into sms_limits (key, sent_at, changed_at) select key, '[]', $2 from unnest($1::text[]) as key
  order by key on conflict do nothing`;
const READ = `
  select key, sent_at as "sentAt", wait_until as "waitUntil" from sms_limits where key = any($1)
  order by key for update`;
const WRITE = 'update sms_limits set sent_at = $2, wait_until = $3, changed_at = $4 where key = $1';

/**
 * Counts a code before it is sent, in the database, so that all processes share the limits. Failures:
 * `sms_too_many_requests` for a second code to a number within a minute, until five minutes after the first. The same
 * for too many codes of an address within an hour, for five minutes from then. `sms_quota_exceeded` when the number has
 * reached its daily limit.
 */
export async function countSending(
  services: Pick<Services, 'db' | 'clock' | 'brand'>,
  sending: Sending,
): Promise<void> {
  const now = services.clock();
  const refusal = await services.db.transaction(async (tx) => {
    await tx.query('sms_limits_forget', FORGET_OLD, [new Date(now - DAY)]);
    const rows = await lockedRows(tx, sending, now);
    const verdicts = rows.map((row) => verdictOf(row, services.brand.sms, now));
    const refused = verdicts.find((verdict) => verdict.refusal !== undefined)?.refusal;
    for (const [index, { key, sentAt }] of rows.entries()) {
      const waitUntil = verdicts[index]?.waitUntil ?? null;
      const kept = sentAt.filter((at) => at > now - DAY);
      const times = refused === undefined ? [...kept, now] : kept;
      await tx.query('sms_limit_write', WRITE, [key, JSON.stringify(times), waitUntil, new Date(now)]);
    }
    return refused;
  });
  // Thrown only now, after the wait is committed.
  if (refusal !== undefined) throw refusal;
}

/** Takes back a counted code that could not be delivered. */
export async function uncountSending(services: Pick<Services, 'db' | 'clock'>, sending: Sending): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    for (const { key, sentAt, waitUntil } of await lockedRows(tx, sending, now)) {
      await tx.query('sms_limit_write', WRITE, [key, JSON.stringify(sentAt.slice(0, -1)), waitUntil, new Date(now)]);
    }
  });
}

async function lockedRows(tx: Queries, { number, ip, memberId }: Sending, now: number): Promise<Row[]> {
  const keys = [`number:${secretHash(number)}`, `address:${secretHash(addressKey(ip))}`];
  if (memberId !== undefined) keys.push(`member:${memberId}`);
  await tx.query('sms_limits_ensure', ENSURE, [keys, new Date(now)]);
  return tx.query<Row>('sms_limits_read', READ, [keys]);
}

interface Verdict {
  readonly refusal?: Failure;
  readonly waitUntil: Date | null;
}

function verdictOf({ key, sentAt, waitUntil }: Row, limits: Brand['sms'], now: number): Verdict {
  if (waitUntil !== null && waitUntil.getTime() > now) return tooMany(waitUntil, now);
  const since = (span: number) => sentAt.filter((at) => at > now - span);
  const ofNumber = !key.startsWith('address:');
  // Counted from the sent code, like the caller's own countdown: asking again does not restart it.
  if (ofNumber && since(MINUTE).length > 0) return tooMany(new Date(Math.max(...sentAt) + WAIT), now);
  if (!ofNumber && since(HOUR).length >= limits.perAddressPerHour) return tooMany(new Date(now + WAIT), now);
  const today = since(DAY);
  if (ofNumber && today.length >= limits.perNumberPerDay) {
    const retryAfterSeconds = Math.ceil((Math.min(...today) + DAY - now) / 1000);
    return { refusal: new Failure('sms_quota_exceeded', { retryAfterSeconds }), waitUntil: null };
  }
  return { waitUntil: null };
}

function tooMany(until: Date, now: number): Verdict {
  const retryAfterSeconds = Math.ceil((until.getTime() - now) / 1000);
  return { refusal: new Failure('sms_too_many_requests', { retryAfterSeconds }), waitUntil: until };
}
