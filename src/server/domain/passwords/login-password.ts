import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import type { Visitor } from '../../shared/visitor.ts';
import type { Account } from '../session/account.ts';
import { clearAttempts, confirmFailure, countAttempt } from '../session/attempts.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { verifyPassword } from '../session/password.ts';

/**
 * Checks the login password of an account within its session; an account without a password skips the check. Failures:
 * `wrong_password`, counted like a failed login, and `rate_limited` after ten of these.
 */
export async function requireLoginPassword(
  { db, config, clock, ...services }: Services,
  { id, account, passwordHash }: Account,
  password: string | undefined,
  visitor: Visitor,
): Promise<void> {
  if (passwordHash === null) return;
  // Counted separately from logins, so that an attacker who locks the login does not block the owner here.
  const attempted = { whose: `${account} within a session`, ip: visitor.ip };
  const attempt = await countAttempt(db, attempted, config, clock());
  const retryAfterSeconds = Math.max(attempt.lockedSeconds.name, attempt.lockedSeconds.address);
  if (retryAfterSeconds > 0) throw new Failure('rate_limited', { retryAfterSeconds });
  if (password !== undefined && (await verifyPassword(passwordHash, password))) {
    return clearAttempts(db, attempted.whose);
  }
  await confirmFailure(db, attempted, config, attempt.at);
  await noteRefusal({ db, clock, ...services }, 'password_failed', id, visitor, null);
  throw new Failure('wrong_password');
}
