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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DebtEntryKind } from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';
import { members } from './members.ts';

/**
 * The ledger's accounts, by member, purpose (`kind`) and currency. The house has accounts without a member. Their
 * balance is only the sum of their entries, so that a thousand players do not queue for one row.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity({ startWith: 1_000 }).primaryKey(),
    kind: text('kind').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    currency: text('currency').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_of_member').on(t.memberId, t.kind).where(sql`${t.memberId} is not null`),
    uniqueIndex('accounts_of_house').on(t.kind, t.currency).where(sql`${t.memberId} is null`),
  ],
);

/** Postings, one for each business event. */
export const transactions = pgTable(
  'transactions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text('kind').notNull(),
    /** The key of the event, so that it cannot be posted twice. */
    reference: text('reference').notNull().unique(),
    /** The id of the cause: a deposit, a transfer, a bet. */
    reasonKind: text('reason_kind').notNull(),
    reasonId: text('reason_id').notNull(),
    /** The note of the sender or the operator. */
    note: text('note'),
    bookedAt: timestamp('booked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('transactions_reason').on(t.reasonKind, t.reasonId),
    // The result of a team in a window counts these of everybody.
    index('transactions_credits').on(t.bookedAt).where(sql`${t.kind} in ('rebate', 'promotion', 'points', 'fee')`),
  ],
);

/**
 * What members owe, whatever the cause: money was taken back that they had spent. The function `post_entries` pays it off
 * with what comes into the main wallet. A debt changes only under the lock of that wallet. All debts together are the
 * house's account `debts`, below zero.
 */
export const debts = pgTable(
  'debts',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    amount: amount('amount').notNull(),
  },
  (t) => [
    index('debts_open').on(t.memberId).where(sql`${t.amount} > 0`),
    check('debts_not_negative', sql`${t.amount} >= 0`),
  ],
);

/** What has made each debt, and what has paid it. */
export const debtEntries = pgTable(
  'debt_entries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => debts.memberId),
    kind: text('kind').$type<DebtEntryKind>().notNull(),
    /** Above zero. */
    amount: amount('amount').notNull(),
    /** The debt after it. */
    leftAfter: amount('left_after').notNull(),
    /** What it comes from: the bet or deposit that was taken back, or what came in and paid it. */
    reasonKind: text('reason_kind').notNull(),
    reasonId: text('reason_id').notNull(),
    /** The operator's reason, which the member reads. */
    note: text('note'),
    /** The operator who wrote it off. */
    operator: text('operator'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('debt_entries_member').on(t.memberId, t.id),
    check('debt_entries_kind_known', sql`${t.kind} in ('owed', 'paid', 'written_off')`),
    check('debt_entries_amounts', sql`${t.amount} > 0 and ${t.leftAfter} >= 0`),
  ],
);

/** Double entry: the entries of a posting sum to zero in each currency. Triggers enforce that, and forbid changes. */
export const entries = pgTable(
  'entries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => transactions.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The balance and version of the wallet after this entry; null for accounts of the house. */
    balanceAfter: numeric('balance_after', { precision: 24, scale: 8 }),
    version: bigint('version', { mode: 'number' }),
  },
  (t) => [
    check('entries_amount_not_zero', sql`${t.amount} <> 0`),
    index('entries_transaction').on(t.transactionId),
    index('entries_account').on(t.accountId, t.bookedAt, t.id),
    // Entries come in the order of their times, so that the little of a block range finds an hour.
    index('entries_booked').using('brin', t.bookedAt),
    unique('entries_version').on(t.accountId, t.version),
  ],
);

/** A member's account with its balance; a trigger on `entries` maintains it and never lets it fall below zero. */
export const wallets = pgTable(
  'wallets',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text('kind').notNull(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    balance: numeric('balance', { precision: 24, scale: 8 }).notNull().default('0'),
    /** Grows by one with each entry, so that of two balances the newer is known. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] }), check('wallets_balance_not_negative', sql`${t.balance} >= 0`)],
);

/** Transfers of members up or down the line. */
export const memberTransfers = pgTable(
  'member_transfers',
  {
    id: text('id').primaryKey(),
    senderId: bigint('sender_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    receiverId: bigint('receiver_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    direction: text('direction').$type<'upline' | 'downline'>().notNull(),
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
    note: text('note'),
    /** The sender's main wallet after the transfer. */
    balanceAfter: numeric('balance_after', { precision: 24, scale: 8 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('member_transfers_sender').on(t.senderId, t.createdAt)],
);

/** Money that members put out of reach; it lies in their wallets `vault` until it goes back. */
export const vaultLocks = pgTable(
  'vault_locks',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
    hours: integer('hours').notNull(),
    lockedAt: moment('locked_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    returnedAt: moment('returned_at'),
  },
  (t) => [
    check('vault_locks_amount', sql`${t.amount} > 0`),
    check('vault_locks_time', sql`${t.endsAt} > ${t.lockedAt} and ${t.returnedAt} >= ${t.endsAt}`),
    index('vault_locks_member').on(t.memberId, t.lockedAt),
    index('vault_locks_open').on(t.endsAt).where(sql`${t.returnedAt} is null`),
  ],
);
