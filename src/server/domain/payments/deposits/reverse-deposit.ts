import type { OperatorReasonPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { takeBack } from '../../money/debts/debts.ts';
import { type GivenBonus, takeBackBonus } from '../../rewards/bonuses/end-bonus.ts';
import { dropReferredDeposit } from '../../rewards/referral/note-friend.ts';
import { notifyReversed, notifyRewardTaken } from './deposit-messages.ts';
import { addStep, type DepositRow, lockDeposit, type StepAuthor } from './deposit-row.ts';

type Needs = Pick<Services, 'brand' | 'clock'>;

/** Why a deposit is reversed, and by whom. */
export interface Reversal {
  /** The operator's reason, which the member reads; null where the provider took the payment back. */
  readonly reason: string | null;
  readonly by: StepAuthor;
  readonly note?: string | null;
}

/**
 * Reverses a deposit whose payment was taken back, in the caller's transaction. Failures: `not_found`; `conflict` unless
 * it is `paid` or `credited`.
 */
export async function reverseDeposit(
  services: Needs,
  tx: Queries,
  operator: string,
  depositId: string,
  { reason, note }: OperatorReasonPayload,
): Promise<void> {
  const row = await lockDeposit(tx, depositId);
  await reverse(services, tx, row, { reason, by: { operator }, note: note || null });
}

const TICKETS = 'update raffle_tickets set expires_at = $2 where deposit_id = $1 and drawn_at is null';
const BONUSES = `
  select id, member_id as "memberId", state, balance, converted from bonuses
  where deposit_id = $1 or (source = 'referral' and source_id = $2)
  order by member_id, ends_at, granted_at, id for update`;
const WALLETS = `
  select account_id from wallets where member_id = any($1) and kind in ('main', 'bonus') order by account_id for update`;
const REVERSED = `update deposits set state = 'reversed', reason = $2 where id = $1`;

/**
 * Reverses a locked deposit: `paid -> reversed` or `credited -> reversed`. It takes back what was credited, with the
 * bonuses, raffle tickets and the inviter's reward that came of it; what is not there is owed. Failure: `conflict` in any
 * other state.
 */
export async function reverse(services: Needs, tx: Queries, row: DepositRow, reversal: Reversal): Promise<void> {
  const { brand, clock } = services;
  const { id, memberId, state, creditedAmount, receivedAmount, fee } = row;
  if (state !== 'paid' && state !== 'credited') throw new Failure('conflict');
  const at = new Date(clock());
  const { reason, by, note = null } = reversal;
  await tx.query('deposit_tickets_expire', TICKETS, [id, at]);
  await lockMember(tx, memberId);
  await tx.query('deposit_reverse', REVERSED, [id, reason]);
  await addStep(tx, id, { state: 'reversed', at, by, note });
  let owed = '0';
  if (state === 'credited' && creditedAmount !== null && receivedAmount !== null) {
    const reward = await dropReferredDeposit(services, tx, { depositId: id, memberId, amount: creditedAmount });
    const bonuses = await tx.query<GivenBonus>('deposit_bonuses', BONUSES, [id, reward]);
    // All wallets at once, since those of two members could be waited for in a ring.
    const members = [...new Set([memberId, ...bonuses.map((bonus) => bonus.memberId)])];
    await tx.query('deposit_reverse_wallets', WALLETS, [members]);
    owed = await takeBack(tx, {
      key: `deposit:${id}:reversed`,
      kind: 'deposit',
      reason: { type: 'deposit', id },
      at,
      memberId,
      currency: brand.currency.code,
      amount: creditedAmount,
      why: reason,
      to: [
        { house: 'payments', amount: receivedAmount },
        ...(compareAmounts(fee, '0') > 0 ? [{ house: 'fees', amount: `-${fee}` } as const] : []),
      ],
    });
    for (const bonus of bonuses) {
      const left = await takeBackBonus(services, tx, bonus, { why: reason, at });
      if (bonus.memberId === memberId) owed = addAmounts(owed, left);
      else await notifyRewardTaken(brand, tx, { memberId: bonus.memberId, at, owed: left });
    }
  }
  const amount = money(creditedAmount ?? receivedAmount ?? row.amount, brand.currency.decimals);
  await notifyReversed(brand, tx, { memberId, amount, at, reason, owed });
  const operator = typeof by === 'string' ? undefined : by.operator;
  const data = { deposit: id, operator, amount, owed: money(owed, brand.currency.decimals), reason };
  await audit(tx, { at, kind: 'deposit_reversed', memberId, data });
}
