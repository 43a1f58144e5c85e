import { sql } from 'drizzle-orm';
import { bigint, index, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bets } from './bets.ts';
import { vendors } from './catalogue.ts';
import { members } from './members.ts';

/** The movements of money that vendors ordered, by the vendor's own ids, for ever. */
export const vendorTransactions = pgTable(
  'vendor_transactions',
  {
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    id: text('id').notNull(),
    kind: text('kind').$type<'debit' | 'credit' | 'rollback'>().notNull(),
    /** `recorded`: a rollback before its debit. `barred`: the place of that debit, which will be refused. */
    state: text('state').$type<'applied' | 'recorded' | 'barred'>().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    roundId: text('round_id').notNull(),
    betId: text('bet_id').references(() => bets.id),
    /** Below zero for a debit. */
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
    /** A hash of the order, by which a repetition is known from another order under the same id. */
    contentHash: text('content_hash').notNull(),
    /** The debit that a rollback takes back. */
    originalId: text('original_id'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorCode, t.id] }),
    index('vendor_transactions_bet').on(t.betId),
    index('vendor_transactions_original').on(t.vendorCode, t.originalId).where(sql`${t.originalId} is not null`),
  ],
);
