import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  DepositKind,
  DepositState,
  PaymentSource,
  UnmatchedCause,
  UnmatchedPaymentState,
} from '#generated/model/index.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Deposits of members. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    /** The number in the transfer note. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 3_100 }).notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    methodId: text('method_id').notNull(),
    kind: text('kind').$type<DepositKind>().notNull(),
    state: text('state').$type<DepositState>().notNull(),
    amount: amount('amount').notNull(),
    /** The fee rule of the method when the deposit was asked for, and the fee by it. */
    feeRate: integer('fee_rate').notNull(),
    feeFixed: amount('fee_fixed').notNull(),
    fee: amount('fee').notNull(),
    payerReference: text('payer_reference'),
    reportedAt: moment('reported_at'),
    promotionId: text('promotion_id'),
    /** Why that promotion gave nothing. */
    promotionRefusal: text('promotion_refusal'),
    createdAt: moment('created_at').notNull(),
    /** Null once the member has said that it has paid. */
    expiresAt: moment('expires_at'),
    receivedAmount: amount('received_amount'),
    /** The reference of the bank or the provider, which pays one deposit only. */
    bankReference: text('bank_reference'),
    /** The reference as it is compared (`canonicalReference`). */
    referenceKey: text('reference_key'),
    paidAt: moment('paid_at'),
    creditedAmount: amount('credited_amount'),
    creditedAt: moment('credited_at'),
    /** The main wallet after the credit. */
    balanceAfter: amount('balance_after'),
    /** The operator's reason of a failure or a reversal; null where the provider is behind it, and while money is there. */
    reason: text('reason'),
  },
  (t) => [
    index('deposits_member').on(t.memberId, t.createdAt),
    index('deposits_state').on(t.state, t.createdAt),
    uniqueIndex('deposits_number').on(t.number),
    uniqueIndex('deposits_reference_key').on(t.referenceKey).where(sql`${t.referenceKey} is not null`),
    check('deposits_state_known', sql`${t.state} in ('pending', 'paid', 'credited', 'failed', 'expired', 'reversed')`),
    check('deposits_kind_known', sql`${t.kind} in ('bank_transfer', 'e_wallet_qr', 'card')`),
  ],
);

/** The states that a deposit has reached, and notes to them. */
export const depositSteps = pgTable(
  'deposit_steps',
  {
    depositId: text('deposit_id')
      .notNull()
      .references(() => deposits.id),
    position: integer('position').notNull(),
    state: text('state').$type<DepositState>().notNull(),
    at: moment('at').notNull(),
    by: text('by').$type<'member' | 'provider' | 'operator' | 'system'>().notNull(),
    /** The operator's name. */
    operator: text('operator'),
    /** For operators. */
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.depositId, t.position] })],
);

/**
 * The references of all payments that arrived, as they are compared (`canonicalReference`): each payment is taken once,
 * by a deposit or as an unmatched payment.
 */
export const paymentReferences = pgTable('payment_references', { key: text('key').primaryKey() });

/** Payments that arrived and are no deposit's. Operators credit them to a deposit or return them. */
export const unmatchedPayments = pgTable(
  'unmatched_payments',
  {
    id: text('id').primaryKey(),
    /** The deposit that the payment names; null where there is none. */
    depositId: text('deposit_id').references(() => deposits.id),
    amount: amount('amount').notNull(),
    currency: text('currency').notNull(),
    reference: text('reference').notNull(),
    referenceKey: text('reference_key')
      .notNull()
      .references(() => paymentReferences.key),
    payerName: text('payer_name'),
    source: text('source').$type<PaymentSource>().notNull(),
    cause: text('cause').$type<UnmatchedCause>().notNull(),
    /** For operators. */
    note: text('note'),
    state: text('state').$type<UnmatchedPaymentState>().notNull().default('open'),
    arrivedAt: moment('arrived_at').notNull(),
    /** The deposit that it was credited by. */
    creditedDepositId: text('credited_deposit_id').references(() => deposits.id),
    /** The bank's reference of the payment back. */
    returnReference: text('return_reference'),
    returnReferenceKey: text('return_reference_key'),
    /** Why it was returned. */
    reason: text('reason'),
    resolvedBy: text('resolved_by'),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [
    index('unmatched_payments_state').on(t.state, t.arrivedAt),
    uniqueIndex('unmatched_payments_reference_key').on(t.referenceKey),
    uniqueIndex('unmatched_payments_return_reference_key')
      .on(t.returnReferenceKey)
      .where(sql`${t.returnReferenceKey} is not null`),
    check('unmatched_payments_amount', sql`${t.amount} > 0`),
    check('unmatched_payments_state_known', sql`${t.state} in ('open', 'credited', 'returned', 'reversed')`),
    check('unmatched_payments_resolved', sql`(${t.state} = 'open') = (${t.resolvedAt} is null)`),
    check('unmatched_payments_credited', sql`(${t.state} = 'credited') = (${t.creditedDepositId} is not null)`),
    check('unmatched_payments_returned', sql`(${t.state} = 'returned') = (${t.returnReference} is not null)`),
  ],
);

/** Reports of payment providers that were accepted, so that a repeated one changes nothing. */
export const paymentReports = pgTable('payment_reports', {
  eventId: text('event_id').primaryKey(),
  /** Null where there is no such deposit. */
  depositId: text('deposit_id').references(() => deposits.id),
  receivedAt: moment('received_at').notNull(),
  outcome: text('outcome').notNull(),
});
