import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { verifyPassword } from '../session/password.ts';

const MINUTE = 60_000;
const WINDOW = 30 * MINUTE;
const LOCK = 15 * MINUTE;
const MAX_FAILURES = 5;

interface Counted {
  readonly hash: string | null;
  /** Milliseconds since 1970, including this try unless it is locked. */
  readonly failures: readonly number[];
  readonly locked: boolean;
}

// Counts a failure before the check, so concurrent tries cannot exceed the limit. The driver reads bigint arrays as
// text.
const COUNT = `
  with before as (
    select id, payment_password_hash as hash, payment_password_failures as all_failures,
      case when cardinality(payment_password_failures) >= $3::int and payment_password_failures[$3::int] <= $2::bigint - $5::bigint
        then '{}'::bigint[]
        else array(select at from unnest(payment_password_failures) at where at > $2::bigint - $4::bigint order by at) end as recent
    from members where id = $1 for no key update
  )
  update members m
  set payment_password_failures = case
    when before.hash is null or cardinality(before.recent) >= $3::int then before.all_failures
    else before.recent || $2::bigint end
  from before where m.id = before.id
  returning before.hash, to_json(before.recent) as failures, cardinality(before.recent) >= $3::int as locked`;
const CLEAR = `
  update members set payment_password_failures = '{}' where id = $1 and payment_password_failures <> '{}'`;

/**
 * Checks the payment password of a member. Call it before the transaction that it protects, so that a failure is
 * counted even when nothing else is written. Failures: `payment_password_not_set`; `payment_password_wrong`;
 * `rate_limited` for 15 minutes after five wrong ones within 30 (MALL-03, trust 22).
 */
export async function requirePaymentPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  password: string,
): Promise<void> {
  const now = clock();
  const parameters = [memberId, now, MAX_FAILURES, WINDOW, LOCK];
  const [counted] = await db.query<Counted>('payment_password_count', COUNT, parameters);
  if (counted === undefined) throw new Error(`member ${memberId} is gone`);
  if (counted.hash === null) throw new Failure('payment_password_not_set');
  if (counted.locked) throw lockedUntil((counted.failures.at(-1) ?? now) + LOCK, now);
  if (!(await verifyPassword(counted.hash, password))) throw new Failure('payment_password_wrong');
  await db.query('payment_password_clear', CLEAR, [memberId]);
}

function lockedUntil(until: number, now: number): Failure {
  return new Failure('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) });
}
