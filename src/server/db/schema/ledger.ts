import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/**
 * The places where money stands. The house has accounts without a member; their balance is only the sum of their
 * entries, so that a thousand players do not queue for one row.
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

/** What happened, once for each business event. */
export const transactions = pgTable('transactions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').notNull(),
  /** Names the event, so that it cannot be booked twice. */
  reference: text('reference').unique(),
  bookedAt: timestamp('booked_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Double entry: the entries of a transaction sum to zero. Triggers hold that, and that no entry is ever changed. */
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
  },
  (t) => [
    check('entries_amount_not_zero', sql`${t.amount} <> 0`),
    index('entries_transaction').on(t.transactionId),
    index('entries_account').on(t.accountId, t.id),
  ],
);

/** A member's account with its balance, kept by a trigger on `entries` and never below zero. */
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
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] }), check('wallets_balance_not_negative', sql`${t.balance} >= 0`)],
);
