import type { ChangePasswordPayload, PasswordChange } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import type { Visitor } from '../../shared/visitor.ts';
import { type Account, accountById } from '../session/account.ts';
import { clearAttempts, confirmFailure, countAttempt } from '../session/attempts.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { requireNewPassword, requireOtherPassword } from './password-rule.ts';
import { storePassword } from './store-password.ts';

/**
 * Sets a new password for the account of a session, which goes on while the others end. Failures: `in_need_true_account`
 * for a trial account; those of `requireNewPassword` and `requireOtherPassword`; `wrong_password` where the old one is not
 * right, which is counted like a failed login, and `rate_limited` after ten of these.
 */
export async function changePassword(
  services: Services,
  session: Session,
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordPayload,
  visitor: Visitor,
): Promise<PasswordChange> {
  const { db, brand, clock } = services;
  requireTrueAccount(session);
  requireNewPassword(brand, newPassword, confirmNewPassword);
  const account = await accountById(db, session.memberId);
  if (account === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  await requireOldPassword(services, account, oldPassword, visitor);
  await requireOtherPassword(brand, account.passwordHash, newPassword);
  const hash = await hashPassword(newPassword);
  const at = new Date(clock());
  const change = { account, hash, at, by: 'password', keep: session.id, ip: visitor.ip } as const;
  const endedSessions = await db.transaction(async (tx) => {
    await requireSame(tx, account);
    return storePassword(tx, change);
  });
  return { changedAt: at.toISOString(), endedSessions };
}

/** The old password is always checked, also where the change is forced; an account without one has none to tell. */
async function requireOldPassword(
  { db, config, clock, ...services }: Services,
  { id, account, passwordHash }: Account,
  oldPassword: string | undefined,
  visitor: Visitor,
): Promise<void> {
  if (passwordHash === null) return;
  // Apart from the logins of the account: who locks these from outside does not keep its owner from this.
  const attempted = { whose: `${account} within a session`, ip: visitor.ip };
  const attempt = await countAttempt(db, attempted, config, clock());
  const retryAfterSeconds = Math.max(attempt.lockedSeconds.name, attempt.lockedSeconds.address);
  if (retryAfterSeconds > 0) throw new Failure('rate_limited', { retryAfterSeconds });
  if (oldPassword !== undefined && (await verifyPassword(passwordHash, oldPassword))) {
    return clearAttempts(db, attempted.whose);
  }
  await confirmFailure(db, attempted, config, attempt.at);
  await noteRefusal({ db, clock, ...services }, 'password_failed', id, visitor, null);
  throw new Failure('wrong_password');
}

const LOCK = 'select password_hash as "passwordHash" from members where id = $1 for update';

/** Of two changes at once the second finds that the password which it was told is no longer the one. */
async function requireSame(tx: Queries, { id, passwordHash }: Account): Promise<void> {
  const [now] = await tx.query<Pick<Account, 'passwordHash'>>('password_lock', LOCK, [id]);
  if (now?.passwordHash !== passwordHash) throw new Failure('wrong_password');
}
