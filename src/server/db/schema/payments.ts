import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BoundAccountKind,
  DepositKind,
  DepositState,
  DisputeReason,
  PaymentSource,
  UnmatchedCause,
  UnmatchedPaymentState,
  WithdrawalCheck,
  WithdrawalFigures,
  WithdrawalOwner,
  WithdrawalState,
} from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';
import { vendors } from './catalogue.ts';
import { members } from './members.ts';

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

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The key that encrypts account numbers where the environment gives none; one row. */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  /** 32 bytes in base64. */
  secret: text('secret').notNull(),
});

/** The bank accounts and e-wallets to which members withdraw. */
export const boundAccounts = pgTable(
  'bound_accounts',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text('kind').$type<BoundAccountKind>().notNull(),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    /** The number, encrypted; its keyed hash, by which one number is bound once; and its last characters. */
    sealedNumber: text('sealed_number').notNull(),
    numberHash: text('number_hash').notNull(),
    ending: text('ending').notNull(),
    payeeName: text('payee_name').notNull(),
    branch: text('branch'),
    isDefault: boolean('is_default').notNull(),
    usableFrom: time('usable_from').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** Withdrawals of the past still refer to a removed account. */
    removedAt: time('removed_at'),
  },
  (t) => [
    uniqueIndex('bound_accounts_number').on(t.bankCode, t.numberHash).where(sql`${t.removedAt} is null`),
    uniqueIndex('bound_accounts_default').on(t.memberId).where(sql`${t.isDefault} and ${t.removedAt} is null`),
    index('bound_accounts_member').on(t.memberId, t.createdAt),
    index('bound_accounts_ever').on(t.bankCode, t.numberHash),
    check('bound_accounts_kind_known', sql`${t.kind} in ('bank', 'e_wallet')`),
  ],
);

/** Withdrawals, each with its target as it was when the member asked for it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    state: text('state').$type<WithdrawalState>().notNull(),
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => boundAccounts.id),
    payeeName: text('payee_name').notNull(),
    reviewer: text('reviewer'),
    /** The bank's reference, which pays one withdrawal only. */
    bankReference: text('bank_reference'),
    /** The reference as it is compared (`canonicalReference`). */
    referenceKey: text('reference_key'),
    /** Why it was rejected or returned. */
    reason: text('reason'),
    requestedAt: time('requested_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When it counts as received; null in any other state than `paid`. */
    autoReceivedAt: time('auto_received_at'),
    disputeReason: text('dispute_reason').$type<DisputeReason>(),
    disputeText: text('dispute_text'),
    disputedAt: time('disputed_at'),
    disputeAnswer: text('dispute_answer'),
    disputeAnsweredAt: time('dispute_answered_at'),
    /** What the server found when the member asked for it. */
    figures: jsonb('figures').$type<WithdrawalFigures>().notNull(),
    checks: jsonb('checks').$type<readonly WithdrawalCheck[]>().notNull(),
    openChecks: integer('open_checks').notNull(),
  },
  (t) => [
    index('withdrawals_member').on(t.memberId, t.requestedAt),
    index('withdrawals_open')
      .on(t.requestedAt)
      .where(sql`${t.state} in ('requested', 'reviewing', 'approved', 'disputed')`),
    index('withdrawals_requested').on(t.requestedAt),
    uniqueIndex('withdrawals_reference_key').on(t.referenceKey).where(sql`${t.referenceKey} is not null`),
    check(
      'withdrawals_state_known',
      sql`${t.state} in ('requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned')`,
    ),
    check('withdrawals_amounts', sql`${t.fee} >= 0 and ${t.amount} > ${t.fee}`),
    check('withdrawals_clock', sql`(${t.autoReceivedAt} is not null) = (${t.state} = 'paid')`),
  ],
);

/** The states that a withdrawal has had, in order. */
export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    withdrawalId: text('withdrawal_id').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    at: time('at').notNull(),
    owner: text('owner').$type<WithdrawalOwner>().notNull(),
    /** The operator's name, `member` or `system`. */
    actor: text('actor').notNull(),
    /** For operators. */
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.position] }),
    foreignKey({ columns: [t.withdrawalId], foreignColumns: [withdrawals.id] }),
  ],
);

/** Transfers between a member's main wallet and its wallet at a vendor. */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    /** `in` to the vendor, `out` to the main wallet. */
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    amount: amount('amount').notNull(),
    state: text('state').$type<'pending' | 'completed' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the vendor was last asked. */
    askedAt: moment('asked_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (t) => [
    index('wallet_transfers_member').on(t.memberId, t.createdAt),
    index('wallet_transfers_pending').on(t.askedAt).where(sql`${t.state} = 'pending'`),
    check('wallet_transfers_amount', sql`${t.amount} > 0`),
    check('wallet_transfers_completed', sql`(${t.state} = 'pending') = (${t.completedAt} is null)`),
  ],
);

/** The sandbox vendors' own record of transfers, in the place of a vendor's system. */
export const sandboxTransfers = pgTable(
  'sandbox_transfers',
  {
    vendorCode: text('vendor_code').notNull(),
    id: text('id').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** What it changes the vendor's wallet by, once it is done. */
    amount: amount('amount').notNull(),
    /** `unheard`: the sandbox acts as if the order had not reached it. */
    state: text('state').$type<'unheard' | 'done' | 'refused'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorCode, t.id] }),
    index('sandbox_transfers_member').on(t.vendorCode, t.memberId),
  ],
);
