import type { ConfirmDepositPayload, OperatorReasonPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { SANDBOX_REVIEWER } from '../../ground/sandbox-review.ts';
import { takeReference } from '../funds/payment-references.ts';
import { lockDeposit } from './deposit-row.ts';
import { creditAtOnce, isUnpaid, receivePayment, refuseDeposit } from './settle-deposit.ts';

type Dependencies = Pick<Services, 'brand' | 'clock' | 'jobs'>;

/**
 * Confirms that the money of a deposit arrived, in the caller's transaction, also after it failed or expired;
 * `creditDeposit` then credits it. Failures: `not_found`; `conflict` for a deposit that has its money and a bank
 * reference that is known from another payment; `validation_failed` for an amount that the currency or the fee does not
 * allow.
 */
export async function confirmDeposit(
  services: Dependencies,
  tx: Queries,
  operator: string,
  depositId: string,
  { receivedAmount, bankReference, note }: ConfirmDepositPayload,
): Promise<void> {
  requireMoney(services.brand, receivedAmount, '/body/receivedAmount');
  const row = await lockDeposit(tx, depositId);
  if (!isUnpaid(row) || !(await takeReference(tx, bankReference))) throw new Failure('conflict');
  const payment = { receivedAmount, reference: bankReference, by: { operator }, note: note || null };
  await receivePayment(services, tx, row, payment);
  const amount = money(receivedAmount, services.brand.currency.decimals);
  const data = { deposit: depositId, operator, amount, reference: bankReference };
  const at = new Date(services.clock());
  await audit(tx, { at, kind: 'deposit_confirmed', memberId: row.memberId, data });
}

/**
 * Fails a deposit and tells the member why; money that it had becomes an unmatched payment. Failures: `not_found`, and
 * `conflict` for a wrong state.
 */
export async function failDeposit(
  services: Dependencies & Pick<Services, 'db' | 'random'>,
  operator: string,
  depositId: string,
  { reason, note }: OperatorReasonPayload,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockDeposit(tx, depositId);
    await refuseDeposit(services, tx, row, { reason, by: { operator }, note: note || null });
    const at = new Date(services.clock());
    const data = { deposit: depositId, operator, reason };
    await audit(tx, { at, kind: 'deposit_failed', memberId: row.memberId, data });
  });
}

/** Confirms a deposit as the sandbox reviewer, where it still waits for an operator, and credits it. */
export async function approveDeposit(
  services: Dependencies & Pick<Services, 'db' | 'log' | 'random'>,
  depositId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { state, amount } = await lockDeposit(tx, depositId);
    if (state !== 'pending') return;
    const bankReference = `SANDBOX-${depositId}`;
    const payload = { receivedAmount: amount, bankReference };
    await confirmDeposit(services, tx, SANDBOX_REVIEWER, depositId, payload);
  });
  await creditAtOnce(services, depositId);
}
