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
import type { DepositKind, DepositState } from '../../../../generated/server/model/index.ts';
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
    paidAt: moment('paid_at'),
    creditedAmount: amount('credited_amount'),
    creditedAt: moment('credited_at'),
    /** The main wallet after the credit. */
    balanceAfter: amount('balance_after'),
    /** The operator's reason of a failure; null where the provider declined the payment. */
    reason: text('reason'),
  },
  (t) => [
    index('deposits_member').on(t.memberId, t.createdAt),
    index('deposits_state').on(t.state, t.createdAt),
    uniqueIndex('deposits_number').on(t.number),
    uniqueIndex('deposits_bank_reference').on(t.bankReference).where(sql`${t.bankReference} is not null`),
    check('deposits_state_known', sql`${t.state} in ('pending', 'paid', 'credited', 'failed', 'expired')`),
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

/** Reports of payment providers that were accepted, so that a repeated one changes nothing. */
export const paymentReports = pgTable('payment_reports', {
  eventId: text('event_id').primaryKey(),
  depositId: text('deposit_id')
    .notNull()
    .references(() => deposits.id),
  receivedAt: moment('received_at').notNull(),
  outcome: text('outcome').notNull(),
});
