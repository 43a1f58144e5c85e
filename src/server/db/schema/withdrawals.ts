import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BoundAccountKind,
  DisputeReason,
  WithdrawalCheck,
  WithdrawalFigures,
  WithdrawalOwner,
  WithdrawalState,
} from '#generated/model/index.ts';
import { members } from './members.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });

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
