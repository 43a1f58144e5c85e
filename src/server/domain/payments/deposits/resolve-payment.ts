import type {
  CreditUnmatchedPaymentPayload,
  RecordUnmatchedPaymentPayload,
  ReturnUnmatchedPaymentPayload,
  UnmatchedPaymentState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure, fieldError, invalid } from '#server/shared/failure.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { isReferenceUsed, referenceKey, takeReference } from '../funds/payment-references.ts';
import { notifyReturned } from './deposit-messages.ts';
import { addStep, DEPOSIT_COLUMNS, type DepositRow, lockDeposit } from './deposit-row.ts';
import { holdPayment } from './hold-payment.ts';
import { isUnpaid, receivePayment } from './settle-deposit.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'jobs' | 'random'>;

interface LockedPayment {
  readonly id: string;
  readonly state: UnmatchedPaymentState;
  readonly depositId: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
}

/**
 * Puts a payment on the list that an operator found on a statement and that names no deposit; returns its id. Failures:
 * `conflict` for a reference that is known from another payment; `validation_failed`.
 */
export async function recordPayment(
  services: Needs,
  tx: Queries,
  operator: string,
  { amount, currency, reference, payerName, note }: RecordUnmatchedPaymentPayload,
): Promise<string> {
  if (!(await takeReference(tx, reference, 'reference'))) throw new Failure('conflict');
  const about = { amount, currency, reference, depositId: null, payerName: payerName || null, note: note || null };
  const id = await holdPayment(services, tx, { ...about, source: 'operator', cause: 'no_deposit' });
  const data = { payment: id, operator, amount, currency, reference };
  await audit(tx, { at: new Date(services.clock()), kind: 'payment_recorded', memberId: null, data });
  return id;
}

const CREDITED = `
  update unmatched_payments set state = 'credited', credited_deposit_id = $2, resolved_by = $3, resolved_at = $4,
    note = coalesce($5, note)
  where id = $1`;

/**
 * Has a payment pay a deposit, in the caller's transaction; `creditDeposit` then credits it. A deposit that has its money
 * already stays as it is, and the member gets another one with the same method and fee. Returns the id of the deposit
 * that is paid. Failures: `not_found` for the payment and the deposit; `conflict` unless the payment is open;
 * `validation_failed` for an amount that the currency or the fee does not allow, and without one where the payment is in
 * another currency.
 */
export async function creditUnmatched(
  services: Needs,
  tx: Queries,
  operator: string,
  paymentId: string,
  { depositId, receivedAmount, note }: CreditUnmatchedPaymentPayload,
): Promise<string> {
  const { brand, clock } = services;
  const payment = await lockOpen(tx, paymentId);
  const amount = receivedAmount ?? payment.amount;
  if (receivedAmount === undefined && payment.currency !== brand.currency.code) throw amountNeeded();
  requireMoney(brand, amount, '/body/receivedAmount');
  const named = await lockDeposit(tx, depositId);
  const row = isUnpaid(named) ? named : await openAnother(services, tx, named, { amount, operator });
  const at = new Date(clock());
  await tx.query('payment_credited', CREDITED, [paymentId, row.id, operator, at, note || null]);
  const received = { receivedAmount: amount, reference: payment.reference, by: { operator }, note: note || null };
  await receivePayment(services, tx, row, received);
  const value = money(amount, brand.currency.decimals);
  const data = { payment: paymentId, deposit: row.id, operator, amount: value, reference: payment.reference };
  await audit(tx, { at, kind: 'payment_credited', memberId: row.memberId, data });
  return row.id;
}

function amountNeeded(): Failure {
  return invalid([fieldError('body', ['receivedAmount'], 'currency', 'Is needed for a payment in another currency')]);
}

const ANOTHER = `
  insert into deposits as d (id, member_id, method_id, kind, state, amount, fee_rate, fee_fixed, fee, created_at)
  values ($1, $2, $3, $4, 'pending', $5, $6, $7, 0, $8) returning ${DEPOSIT_COLUMNS}`;

/** A deposit for a second payment, which the same transaction pays. */
async function openAnother(
  { clock, random }: Needs,
  tx: Queries,
  { memberId, methodId, kind, feeRate, feeFixed }: DepositRow,
  { amount, operator }: { readonly amount: string; readonly operator: string },
): Promise<DepositRow> {
  const at = new Date(clock());
  const id = newSecret('dep-', random);
  const [row] = await tx.query<DepositRow>('deposit_another', ANOTHER, [
    id,
    memberId,
    methodId,
    kind,
    amount,
    feeRate,
    feeFixed,
    at,
  ]);
  if (row === undefined) throw new Error('the deposit was not stored');
  await addStep(tx, id, { state: 'pending', at, by: { operator } });
  return row;
}

const RETURNED = `
  update unmatched_payments set state = 'returned', return_reference = $2, return_reference_key = $3, reason = $4,
    resolved_by = $5, resolved_at = $6, note = coalesce($7, note)
  where id = $1`;

/**
 * Notes that a payment was sent back, and tells the member of the deposit that it names. No wallet moves. Failures:
 * `not_found`; `conflict` unless the payment is open, and for a reference that another return has.
 */
export async function returnUnmatched(
  services: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  operator: string,
  paymentId: string,
  { bankReference, reason, note }: ReturnUnmatchedPaymentPayload,
): Promise<void> {
  const { depositId, amount, currency } = await lockOpen(tx, paymentId);
  const deposit = depositId === null ? undefined : await lockDeposit(tx, depositId);
  const at = new Date(services.clock());
  const values = [paymentId, bankReference, referenceKey(bankReference), reason, operator, at, note || null];
  await tx.query('payment_returned', RETURNED, values).catch((error: unknown) => {
    throw isReferenceUsed(error) ? new Failure('conflict') : error;
  });
  if (deposit !== undefined) await notifyReturned(services, tx, deposit, { amount, currency, reason });
  const data = { payment: paymentId, operator, amount, currency, reference: bankReference, reason };
  await audit(tx, { at, kind: 'payment_returned', memberId: deposit?.memberId ?? null, data });
}

const LOCK = `
  select id, state, deposit_id as "depositId", amount, currency, reference from unmatched_payments
  where id = $1 for update`;

/** Of two operators who resolve a payment at once, the second finds another state. */
async function lockOpen(tx: Queries, paymentId: string): Promise<LockedPayment> {
  const [payment] = await tx.query<LockedPayment>('payment_lock', LOCK, [paymentId]);
  if (payment === undefined) throw new Failure('not_found');
  if (payment.state !== 'open') throw new Failure('conflict');
  return { ...payment, amount: money(payment.amount, 2) };
}
