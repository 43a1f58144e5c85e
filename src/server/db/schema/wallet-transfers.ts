import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { vendors } from './catalogue.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
