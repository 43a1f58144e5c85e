import type { LockVaultPayload, VaultLocked } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { Session } from '../../identity/session/session.ts';
import { post, walletAfter } from '../wallet/post.ts';
import { lockOf } from './vault-lock.ts';

const HOUR = 3_600_000;

const OPEN = 'select count(*)::int as count from vault_locks where member_id = $1 and returned_at is null';
const KEEP = `
  insert into vault_locks (id, member_id, amount, hours, locked_at, ends_at) values ($1, $2, $3, $4, $5, $6)`;

/**
 * Moves money from the main wallet of the session's member to the vault, in the caller's transaction. Failures:
 * `validation_failed` for hours that the brand does not offer and for more decimals than the currency has,
 * `amount_out_of_range`, `vault_full`, `insufficient_balance`.
 */
export async function lockMoney(
  { brand, clock, random }: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  { memberId, id: sessionId }: Pick<Session, 'memberId' | 'id'>,
  { amount, hours }: LockVaultPayload,
): Promise<VaultLocked> {
  const { vault, currency } = brand;
  requireMoney(brand, amount);
  if (!vault.hours.includes(hours)) {
    const message = `Must be one of ${vault.hours.join(', ')}`;
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/hours', rule: 'vault_hours', message }] });
  }
  if (compareAmounts(amount, vault.minAmount) < 0 || compareAmounts(amount, vault.maxAmount) > 0) {
    throw new Failure('amount_out_of_range');
  }
  // Locks of one member are serialised, so that two cannot pass the limit together.
  await lockMember(tx, memberId);
  const [open] = await tx.query<{ count: number }>('vault_open', OPEN, [memberId]);
  if ((open?.count ?? 0) >= vault.maxLocks) throw new Failure('vault_full');
  const lockedAt = new Date(clock());
  const endsAt = new Date(lockedAt.getTime() + hours * HOUR);
  const id = newSecret('vl-', random);
  const posted = await post(tx, {
    key: `vault:${id}`,
    kind: 'transfer',
    reason: { kind: 'vault', id },
    at: lockedAt,
    currency: currency.code,
    entries: [
      { memberId, purpose: 'main', amount: `-${amount}` },
      { memberId, purpose: 'vault', amount },
    ],
  });
  await tx.query('vault_keep', KEEP, [id, memberId, amount, hours, lockedAt, endsAt]);
  const data = { lock: id, amount: money(amount, currency.decimals), hours, session: sessionId };
  await audit(tx, { at: lockedAt, kind: 'vault_locked', memberId, data });
  const after = (purpose: 'main' | 'vault') => money(walletAfter(posted, memberId, purpose).balance, currency.decimals);
  const lock = lockOf(brand, { id, memberId, amount, hours, lockedAt, endsAt, returnedAt: null });
  return { lock, available: after('main'), balance: after('vault') };
}
