import * as zod from 'zod';
import { compareAmounts } from '../../../shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { audit } from '../audit/audit.ts';
import { money } from '../wallet/money.ts';
import type { DepositRow } from './deposit-row.ts';
import { addStep, lockDeposit } from './deposit-steps.ts';
import { isSignedPayment } from './payment-signature.ts';
import { creditAtOnce, receivePayment, refuseDeposit } from './settle-deposit.ts';

const report = zod.strictObject({
  /** The same for every repetition of a report. */
  eventId: zod.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  depositId: zod.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  outcome: zod.enum(['succeeded', 'declined']),
  amount: zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/),
  currency: zod.string().regex(/^[A-Z]{3,5}$/),
  /** The provider's reference of the payment. */
  reference: zod.string().regex(/^[A-Za-z0-9._/-]{4,80}$/),
});

/** A card provider's report of a payment. */
export type PaymentReport = zod.output<typeof report>;

/** `ignored`: the deposit had ended otherwise; `mismatch`: another amount or currency, which an operator decides. */
export type ReportOutcome = 'paid' | 'failed' | 'duplicate' | 'ignored' | 'mismatch';

type Dependencies = Pick<Services, 'brand' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'random'>;

/**
 * Accepts a signed report of a card payment, once for each event. A report that comes late pays an expired deposit; one
 * that comes out of order changes nothing. Failures: `forbidden` without a valid, recent signature, `validation_failed`,
 * and `not_found` unless the deposit is paid by card.
 */
export async function takeReport(services: Dependencies, body: string, signature: string): Promise<ReportOutcome> {
  if (!isSignedPayment(services.config.paymentKey, body, signature, services.clock())) throw new Failure('forbidden');
  const given = reportIn(body);
  const outcome = await services.db.transaction(async (tx) => {
    const row = await lockDeposit(tx, given.depositId);
    if (row.kind !== 'card') throw new Failure('not_found');
    if (await isKnown(tx, given.eventId)) return 'duplicate';
    const result = await settle(services, tx, row, given);
    await keep(services, tx, row, given, result);
    return result;
  });
  if (outcome === 'paid') await creditAtOnce(services, given.depositId);
  return outcome;
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

async function settle(
  services: Dependencies,
  tx: Queries,
  row: DepositRow,
  { outcome, amount, currency, reference }: PaymentReport,
): Promise<ReportOutcome> {
  const { state } = row;
  if (outcome === 'declined') {
    if (state !== 'pending') return 'ignored';
    await refuseDeposit(services, tx, row, { reason: null, by: 'provider', note: reference });
    return 'failed';
  }
  if (state !== 'pending' && state !== 'expired') return 'ignored';
  if (currency !== services.brand.currency.code || compareAmounts(amount, row.amount) !== 0) return 'mismatch';
  await receivePayment(services, tx, row, { receivedAmount: amount, reference, by: 'provider' });
  return 'paid';
}

const KNOWN = 'select event_id from payment_reports where event_id = $1';
const KEEP = 'insert into payment_reports (event_id, deposit_id, received_at, outcome) values ($1, $2, $3, $4)';

async function isKnown(tx: Queries, eventId: string): Promise<boolean> {
  return (await tx.query('payment_report_known', KNOWN, [eventId])).length > 0;
}

/** Keeps the report, and a note for operators where money may have come that was not credited. */
async function keep(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  { id, state, memberId }: DepositRow,
  { eventId, outcome, currency, reference, ...given }: PaymentReport,
  result: ReportOutcome,
): Promise<void> {
  const at = new Date(clock());
  const amount = money(given.amount, brand.currency.decimals);
  const isOpen = outcome === 'succeeded' && (result === 'mismatch' || (result === 'ignored' && state === 'failed'));
  if (isOpen) {
    const note = `The provider reports ${amount} ${currency}, reference ${reference}. Nothing was credited for it.`;
    await addStep(tx, id, { state, at, by: 'provider', note });
  }
  await tx.query('payment_report_keep', KEEP, [eventId, id, at, result]);
  const data = { deposit: id, event: eventId, outcome, amount, currency, reference, result };
  await audit(tx, { at, kind: 'payment_reported', memberId, data });
}
