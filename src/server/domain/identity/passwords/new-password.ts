import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { brokenRule, type FieldRule } from '#shared/validation/field-rule.ts';
import { patternName } from '#shared/validation/patterns.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Account } from '../session/account.ts';
import { clearAttempts } from '../session/attempts.ts';
import { verifyPassword } from '../session/password.ts';
import { endAllSessions } from '../session/sessions.ts';

/**
 * Checks a new password against its confirmation (VALID-30) and the brand's registration rule (VALID-29). The rule
 * holds even if the form there asks for no password. Failures: `validation_failed` with the rule
 * `reg_pattern_{patternId}`, `passwords_do_not_match`.
 */
export function requireNewPassword(brand: Pick<Brand, 'register'>, password: string, confirmation = password): void {
  const rule: FieldRule = { ...brand.register.rules.password, enabled: true, required: true };
  const broken = brokenRule(rule, password);
  if (broken !== undefined) {
    const message = `Must be ${rule.minLength} to ${rule.maxLength} characters: ${patternName(rule.patternId)}`;
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/newPassword', rule: broken.rule, message }] });
  }
  if (confirmation !== password) throw new Failure('passwords_do_not_match');
}

/** Refuses the account's current password and the brand's default one: `password_unchanged`. */
export async function requireOtherPassword(
  { passwords }: Pick<Brand, 'passwords'>,
  stored: string | null,
  password: string,
): Promise<void> {
  if (password === passwords.default || (await verifyPassword(stored, password))) {
    throw new Failure('password_unchanged');
  }
}

interface NewPassword {
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
