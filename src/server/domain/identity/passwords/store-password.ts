import type { Queries } from '#server/db/database.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Account } from '../session/account.ts';
import { clearAttempts } from '../session/attempts.ts';
import { endAllSessions } from '../session/end-sessions.ts';

export interface NewPassword {
  readonly account: Pick<Account, 'id' | 'account'>;
  /** From `hashPassword`. */
  readonly hash: string;
  readonly at: Date;
  /** How the owner was verified. */
  readonly by: 'password' | 'email' | 'phone';
  /** The one session that stays open, if any. */
  readonly keep: number | null;
  readonly ip: string;
}

const STORE = 'update members set password_hash = $2, password_changed_at = $3, password_given = false where id = $1';
const REVOKE_LINKS = 'update reset_tickets set hash = null where member_id = $1 and hash is not null';

/**
 * Sets a password in the caller's transaction. It ends the sessions of the old password, voids sent links and lifts a
 * lock after failed logins. Returns the number of ended sessions.
 */
export async function storePassword(tx: Queries, password: NewPassword): Promise<number> {
  const { account, hash, at, by, keep, ip } = password;
  await tx.query('password_store', STORE, [account.id, hash, at]);
  await tx.query('reset_tickets_revoke', REVOKE_LINKS, [account.id]);
  await clearAttempts(tx, account.account);
  const ended = await endAllSessions(tx, account.id, at, keep);
  await audit(tx, { at, kind: 'password_changed', memberId: account.id, data: { by, ip, session: keep } });
  return ended;
}
