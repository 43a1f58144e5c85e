import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, feeOf, subtractAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { post, walletAfter } from '../../money/wallet/post.ts';
import { lockForReward, type NoBonus, rewardDeposit } from '../../rewards/promotions/deposit-bonus.ts';
import { noteReferredDeposit } from '../../rewards/referral/note-friend.ts';
import { referenceKey } from '../funds/payment-references.ts';
import { type News, notifyCredited, notifyFailed, notifyNoBonus } from './deposit-messages.ts';
import { addStep, type DepositRow, lockDeposit, type StepAuthor } from './deposit-row.ts';
import { holdPayment } from './hold-payment.ts';

/** A payment that arrived. */
export interface Payment {
  /** A decimal string above zero. */
  readonly receivedAmount: string;
  /** The reference of the bank or the provider, which the caller has taken (`takeReference`). */
  readonly reference: string;
  readonly by: StepAuthor;
  readonly note?: string | null;
}

const PAY = `
  update deposits set state = 'paid', received_amount = $2, bank_reference = $3, paid_at = $4, fee = $5,
    reference_key = $6, reason = null
  where id = $1`;

/** The states in which a deposit has no money yet. */
export function isUnpaid({ state }: Pick<DepositRow, 'state'>): boolean {
  return state === 'pending' || state === 'expired' || state === 'failed';
}

/**
 * Records a payment to a locked deposit that has none: `pending -> paid`, `expired -> paid` for late money, or
 * `failed -> paid` for money that came after all. A job then credits it. Failures: `conflict` in any other state;
 * `validation_failed` for an amount that the fee would use up.
 */
export async function receivePayment(
  { brand, clock, jobs }: Pick<Services, 'brand' | 'clock' | 'jobs'>,
  tx: Queries,
  row: DepositRow,
  { receivedAmount, reference, by, note = null }: Payment,
): Promise<void> {
  if (!isUnpaid(row)) throw new Failure('conflict');
  const at = new Date(clock());
  const fee = feeOf(receivedAmount, row, brand.currency.decimals);
  if (compareAmounts(receivedAmount, fee) <= 0) throw tooSmall();
  await tx.query('deposit_pay', PAY, [row.id, receivedAmount, reference, at, fee, referenceKey(reference)]);
  await addStep(tx, row.id, { state: 'paid', at, by, note });
  await jobs.send(tx, 'deposit_credit', { depositId: row.id });
}

function tooSmall(): Failure {
  const message = 'The fee would use up this amount.';
  return new Failure('validation_failed', { fields: [{ pointer: '/body/receivedAmount', rule: 'fee', message }] });
}

const CREDIT = `
  update deposits set state = 'credited', credited_amount = $2, credited_at = $3, balance_after = $4 where id = $1`;

/**
 * Credits the main wallet with what arrived less the fee: `paid -> credited`, exactly once (WALLET-01, trust 6). It gives
 * the bonuses that the deposit fulfils, and tells the member of one that it did not get. In any other state it does
 * nothing, so it can be repeated. The transaction is its own.
 */
export async function creditDeposit(
  services: Pick<Services, 'brand' | 'clock' | 'db' | 'random'>,
  depositId: string,
): Promise<void> {
  const { brand, clock, db } = services;
  await db.transaction(async (tx) => {
    const { state, memberId, amount, receivedAmount, fee, promotionId } = await lockDeposit(tx, depositId);
    if (state !== 'paid' || receivedAmount === null) return;
    const at = new Date(clock());
    const credited = subtractAmounts(receivedAmount, fee);
    await lockForReward(services, tx, { memberId, promotionId, at });
    const posted = await post(tx, {
      key: `deposit:${depositId}`,
      kind: 'deposit',
      reason: { kind: 'deposit', id: depositId },
      at,
      currency: brand.currency.code,
      sparesDebt: !brand.debts.fromDeposits,
      entries: [
        { house: 'payments', amount: `-${receivedAmount}` },
        { memberId, purpose: 'main', amount: credited },
        ...(compareAmounts(fee, '0') > 0 ? [{ house: 'fees', amount: fee } as const] : []),
      ],
    });
    const { balance } = walletAfter(posted, memberId, 'main');
    await tx.query('deposit_credit', CREDIT, [depositId, credited, at, balance]);
    await addStep(tx, depositId, { state: 'credited', at, by: 'system' });
    const missed = await rewardDeposit(services, tx, { depositId, memberId, amount: credited, promotionId, at });
    await noteReferredDeposit(services, tx, { memberId, amount: credited, at });
    const news = { memberId, amount: credited, at };
    await notifyCredited(brand, tx, { ...news, announced: amount, arrived: receivedAmount });
    for (const one of missed) await noteNoBonus(brand, tx, depositId, one, news);
    const data = { deposit: depositId, amount: credited, fee: money(fee, brand.currency.decimals) };
    await audit(tx, { at, kind: 'deposit_credited', memberId, data });
  });
}

const REFUSED = 'update deposits set promotion_refusal = $2 where id = $1';

/** Tells the member of a promotion that gave nothing; the record keeps it of the one that the deposit named. */
async function noteNoBonus(brand: Brand, tx: Queries, depositId: string, missed: NoBonus, news: News): Promise<void> {
  if (missed.named) await tx.query('deposit_promotion_refused', REFUSED, [depositId, missed.refusal]);
  await notifyNoBonus(brand, tx, { ...news, ...missed });
}

/** Credits a deposit now. Where that fails, it is logged and the deposit's job makes up for it. */
export async function creditAtOnce(
  services: Pick<Services, 'brand' | 'clock' | 'db' | 'random' | 'log'>,
  depositId: string,
): Promise<void> {
  await creditDeposit(services, depositId).catch((error: unknown) => {
    services.log.error({ deposit: depositId, error: errorFacts(error) }, 'deposit not credited yet');
  });
}

const FAIL = `
  update deposits set state = 'failed', reason = $2, received_amount = null, bank_reference = null,
    reference_key = null, paid_at = null
  where id = $1`;

/**
 * Fails a locked deposit: `pending -> failed` or `paid -> failed`; no wallet moves, and the money of a paid one becomes
 * an unmatched payment. Without a reason the provider declined the payment. Failure: `conflict` in any other state.
 */
export async function refuseDeposit(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  row: DepositRow,
  { reason, by, note = null }: { reason: string | null; by: StepAuthor; note?: string | null },
): Promise<void> {
  const { id, state, memberId, amount, receivedAmount, bankReference } = row;
  if (state !== 'pending' && state !== 'paid') throw new Failure('conflict');
  const { brand, clock } = services;
  const at = new Date(clock());
  await tx.query('deposit_fail', FAIL, [id, reason]);
  await addStep(tx, id, { state: 'failed', at, by, note });
  if (state === 'paid' && receivedAmount !== null && bankReference !== null) {
    const money = { amount: receivedAmount, currency: brand.currency.code, reference: bankReference };
    await holdPayment(services, tx, { ...money, depositId: id, source: 'operator', cause: 'refused', note });
  }
  await notifyFailed(brand, tx, { memberId, amount, at, reason });
}

const EXPIRE = `update deposits set state = 'expired' where id = $1`;

/**
 * Ends a deposit that was not paid in time: `pending -> expired`. It does nothing before that time, once the member has
 * said that it has paid, and in any other state.
 */
export async function expireDeposit({ clock }: Pick<Services, 'clock'>, tx: Queries, depositId: string): Promise<void> {
  const { state, expiresAt } = await lockDeposit(tx, depositId);
  const at = new Date(clock());
  if (state !== 'pending' || expiresAt === null || expiresAt > at) return;
  await tx.query('deposit_expire', EXPIRE, [depositId]);
  await addStep(tx, depositId, { state: 'expired', at, by: 'system' });
}
