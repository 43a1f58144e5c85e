import type { ChangePasswordPayload, PasswordChange } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { type Account, accountById } from '../session/account.ts';
import { hashPassword } from '../session/password.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { requireLoginPassword } from './login-password.ts';
import { requireNewPassword, requireOtherPassword, storePassword } from './new-password.ts';

/**
 * Sets a new password for a session's account; this session goes on and the others end. Failures:
 * `in_need_true_account` for a trial account; those of `requireNewPassword` and `requireOtherPassword`;
 * `wrong_password` for a wrong old password; and `rate_limited` after as many of these as lock a login.
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
  await requireLoginPassword(services, account, oldPassword, visitor, services.config.lockAfterFailures);
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

const LOCK = 'select password_hash as "passwordHash" from members where id = $1 for no key update';

/** Of two concurrent changes the second finds that its old password no longer applies. */
async function requireSame(tx: Queries, { id, passwordHash }: Account): Promise<void> {
  const [now] = await tx.query<Pick<Account, 'passwordHash'>>('password_lock', LOCK, [id]);
  if (now?.passwordHash !== passwordHash) throw new Failure('wrong_password');
}
