import { createHmac, timingSafeEqual } from 'node:crypto';
import * as zod from 'zod';
import type { UnmatchedCause } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, feeOf } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { referenceKey, takeReference } from '../funds/payment-references.ts';
import { notifyUnmatched } from './deposit-messages.ts';
import { addStep, type DepositRow, lockDeposit } from './deposit-row.ts';
import { holdPayment } from './hold-payment.ts';
import { reverse } from './reverse-deposit.ts';
import { creditAtOnce, isUnpaid, receivePayment, refuseDeposit } from './settle-deposit.ts';

const report = zod.strictObject({
  /** The same for every repetition of a report. */
  eventId: zod.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  depositId: zod.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  /** `reversed`: a payment that was reported before was taken back, as by a chargeback. */
  outcome: zod.enum(['succeeded', 'declined', 'reversed']),
  amount: zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/),
  currency: zod.string().regex(/^[A-Z]{3,5}$/),
  /** The provider's reference of the payment. */
  reference: zod.string().regex(/^[A-Za-z0-9._/-]{4,80}$/),
});

/** A card provider's report of a payment. */
export type PaymentReport = zod.output<typeof report>;

/**
 * `duplicate`: the event or the payment is known; `ignored`: what changes nothing, or no money; `unmatched`: money that an
 * operator credits or returns; `reversed`: what was credited is taken back, or never will be credited.
 */
export type ReportOutcome = 'paid' | 'failed' | 'duplicate' | 'ignored' | 'unmatched' | 'reversed';

type Dependencies = Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'random'>;

/**
 * Accepts a signed report of a card payment, once for each event and once for each payment, which its reference names.
 * Money that arrived is never refused: it pays its deposit, also when that expired or was declined before, or it becomes
 * an unmatched payment. A payment that was taken back is taken from the member again, whatever became of it. Failures:
 * `forbidden` without a valid, recent signature, `validation_failed`, and `not_found` for
 * a decline of what is no deposit by card.
 */
export async function takeReport(services: Dependencies, body: string, signature: string): Promise<ReportOutcome> {
  if (!isSignedPayment(services.config.paymentKey, body, signature, services.clock())) throw new Failure('forbidden');
  const given = reportIn(body);
  const outcome = await services.db.transaction(async (tx) => {
    const paidBy = given.outcome === 'reversed' ? await depositPaidBy(tx, given.reference) : undefined;
    const row = await lockCardDeposit(tx, paidBy ?? given.depositId);
    if (await isKnown(tx, given.eventId)) return 'duplicate';
    const result = await outcomes[given.outcome](services, tx, row, given);
    await keep(services, tx, row, given, result);
    return result;
  });
  if (outcome === 'paid') await creditAtOnce(services, given.depositId);
  return outcome;
}

/** A signature's time may be so old, or so far ahead; a recorded report is useless later. */
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The signature of a report: its time, and the HMAC-SHA-256 of time and body. */
export function signPayment(key: Uint8Array, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${digestOf(key, seconds, body).toString('hex')}`;
}

/** Whether a report has a valid and recent signature. */
function isSignedPayment(key: Uint8Array, body: string, header: string, now: number): boolean {
  const [, time = '', digest = ''] = HEADER.exec(header) ?? [];
  const seconds = Number(time);
  if (digest === '' || Math.abs(now / 1_000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(key, seconds, body));
}

function digestOf(key: Uint8Array, seconds: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest();
}

/** The locked deposit; undefined where there is none, or it is not paid by card. */
async function lockCardDeposit(tx: Queries, depositId: string): Promise<DepositRow | undefined> {
  const row = await lockDeposit(tx, depositId).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  });
  return row?.kind === 'card' ? row : undefined;
}

function reportIn(body: string): PaymentReport {
  const read = report.safeParse(parsed(body));
  if (!read.success) throw new Failure('validation_failed');
  return read.data;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function decline(
  services: Dependencies,
  tx: Queries,
  row: DepositRow | undefined,
  { reference }: PaymentReport,
): Promise<ReportOutcome> {
  if (row === undefined) throw new Failure('not_found');
  if (row.state !== 'pending') return 'ignored';
  await refuseDeposit(services, tx, row, { reason: null, by: 'provider', note: reference });
  return 'failed';
}

async function take(
  services: Dependencies,
  tx: Queries,
  row: DepositRow | undefined,
  { depositId, amount, currency, reference }: PaymentReport,
): Promise<ReportOutcome> {
  if (compareAmounts(amount, '0') === 0) return 'ignored';
  if (!(await takeReference(tx, reference))) return 'duplicate';
  const cause = causeOf(services.brand, row, { amount, currency });
  if (row !== undefined && cause === undefined) {
    await receivePayment(services, tx, row, { receivedAmount: amount, reference, by: 'provider' });
    return 'paid';
  }
  const note = row === undefined ? `The provider names the deposit ${depositId}.` : null;
  const payment = { amount, currency, reference, depositId: row?.id ?? null, note };
  await holdPayment(services, tx, { ...payment, source: 'provider', cause: cause ?? 'no_deposit' });
  if (row !== undefined) await notifyUnmatched(services, tx, row, { amount, currency });
  return 'unmatched';
}

const PAID_BY = 'select id from deposits where reference_key = $1';

/** The deposit that a payment has paid; undefined where it has paid none. */
async function depositPaidBy(tx: Queries, reference: string): Promise<string | undefined> {
  const [deposit] = await tx.query<{ id: string }>('deposit_paid_by', PAID_BY, [referenceKey(reference)]);
  return deposit?.id;
}

const LOSE = `
  update unmatched_payments set state = 'reversed', resolved_by = 'provider', resolved_at = $2
  where reference_key = $1 and state = 'open' returning id`;

/** Takes a payment back: from its deposit, or from the unmatched ones; one that is not known yet is never taken. */
async function takeAway(
  services: Dependencies,
  tx: Queries,
  row: DepositRow | undefined,
  { depositId, amount, currency, reference }: PaymentReport,
): Promise<ReportOutcome> {
  const key = referenceKey(reference);
  const at = new Date(services.clock());
  if (await takeReference(tx, reference)) {
    if (compareAmounts(amount, '0') === 0) return 'ignored';
    const about = { amount, currency, reference, depositId: row?.id ?? null };
    const note = `The provider took it back before it reported it, for the deposit ${depositId}.`;
    await holdPayment(services, tx, { ...about, source: 'provider', cause: 'no_deposit', note });
    await tx.query('payment_lost', LOSE, [key, at]);
    return 'reversed';
  }
  const isPaid = row?.bankReference != null && referenceKey(row.bankReference) === key;
  if (row === undefined || !isPaid) {
    return (await tx.query('payment_lost', LOSE, [key, at])).length > 0 ? 'reversed' : 'ignored';
  }
  // A part of it is left to an operator, who reads the note.
  const isWhole = row.receivedAmount !== null && compareAmounts(amount, row.receivedAmount) === 0;
  if (!isWhole || (row.state !== 'paid' && row.state !== 'credited')) return 'ignored';
  await reverse(services, tx, row, { reason: null, by: 'provider', note: reference });
  return 'reversed';
}

const outcomes = { succeeded: take, declined: decline, reversed: takeAway } as const;

/** Why a payment cannot go to its deposit without an operator; undefined where it can. */
function causeOf(
  { currency }: Brand,
  row: DepositRow | undefined,
  arrived: Pick<PaymentReport, 'amount' | 'currency'>,
): UnmatchedCause | undefined {
  if (row === undefined) return 'no_deposit';
  if (!isUnpaid(row)) return 'second_payment';
  // An operator may have had the money sent back; after a decline the member has tried another card.
  if (row.state === 'failed' && row.reason !== null) return 'deposit_failed';
  if (arrived.currency !== currency.code) return 'other_currency';
  const takesAll = compareAmounts(arrived.amount, feeOf(arrived.amount, row, currency.decimals)) <= 0;
  return takesAll || compareAmounts(arrived.amount, row.amount) !== 0 ? 'other_amount' : undefined;
}

const KNOWN = 'select event_id from payment_reports where event_id = $1';
const KEEP = 'insert into payment_reports (event_id, deposit_id, received_at, outcome) values ($1, $2, $3, $4)';

async function isKnown(tx: Queries, eventId: string): Promise<boolean> {
  return (await tx.query('payment_report_known', KNOWN, [eventId])).length > 0;
}

/** Keeps the report, and a note for operators with the deposit whose money waits for them. */
async function keep(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  row: DepositRow | undefined,
  { eventId, depositId, outcome, currency, reference, ...given }: PaymentReport,
  result: ReportOutcome,
): Promise<void> {
  const at = new Date(clock());
  const amount = money(given.amount, brand.currency.decimals);
  const why =
    result === 'unmatched'
      ? 'It waits among the unmatched payments.'
      : outcome === 'reversed' && result === 'ignored'
        ? 'It took that back; decide by hand.'
        : undefined;
  if (row !== undefined && why !== undefined) {
    const note = `The provider reports ${amount} ${currency}, reference ${reference}. ${why}`;
    await addStep(tx, row.id, { state: row.state, at, by: 'provider', note });
  }
  await tx.query('payment_report_keep', KEEP, [eventId, row?.id ?? null, at, result]);
  const data = { deposit: depositId, event: eventId, outcome, amount, currency, reference, result };
  await audit(tx, { at, kind: 'payment_reported', memberId: row?.memberId ?? null, data });
}
