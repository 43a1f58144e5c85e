import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DebtEntryKind } from '#generated/model/index.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
