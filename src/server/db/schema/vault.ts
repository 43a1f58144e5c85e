import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
