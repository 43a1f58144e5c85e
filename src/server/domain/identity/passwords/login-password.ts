import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Account } from '../session/account.ts';
import { clearAttempts, confirmFailure, countAttempt } from '../session/attempts.ts';
import { noteRefusal } from '../session/entry-refusals.ts';
import { verifyPassword } from '../session/password.ts';

/** The wrong passwords within 30 minutes that stop further tries for 15. */
export const MAX_FAILURES = 5;

/**
 * Checks the login password of an account within its session; an account without a password skips the check. Failures:
 * `wrong_password`, and `rate_limited` after `maxFailures` of these within 30 minutes. The address counts them like
 * failed logins.
 */
export async function requireLoginPassword(
  { db, config, clock, ...services }: Services,
  { id, account, passwordHash }: Account,
  password: string | undefined,
  visitor: Visitor,
  maxFailures = MAX_FAILURES,
): Promise<void> {
  if (passwordHash === null) return;
  // Counted apart from logins and other limits, so an attacker who locks the login does not block the owner.
  const attempted = { whose: `${account} within a session, ${maxFailures} times`, ip: visitor.ip };
  const rules = { ...config, lockAfterFailures: maxFailures, lockAddressAfterFailures: config.lockAfterFailures };
  const attempt = await countAttempt(db, attempted, rules, clock());
  const retryAfterSeconds = Math.max(attempt.lockedSeconds.name, attempt.lockedSeconds.address);
  if (retryAfterSeconds > 0) throw new Failure('rate_limited', { retryAfterSeconds });
  if (password !== undefined && (await verifyPassword(passwordHash, password))) {
    return clearAttempts(db, attempted.whose);
  }
  await confirmFailure(db, attempted, rules, attempt.at);
  await noteRefusal({ db, clock, ...services }, 'password_failed', id, visitor, null);
  throw new Failure('wrong_password');
}
