import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GameCategory } from '#generated/model/index.ts';
import { games, vendors } from './catalogue.ts';
import { members } from './members.ts';

/** Rounds and bets that paid more than their stake, in money, for the list of winners. */
export const wins = pgTable(
  'wins',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Null for the sandbox's own players, who have no account. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    /** Unmasked, as it was at that time. */
    nickname: text('nickname').notNull(),
    /** Null for the sandbox's own players. */
    betId: text('bet_id').unique(),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    category: text('category').$type<GameCategory>().notNull(),
    nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'set null' }),
    /** It stays when the game leaves the catalogue. */
    gameName: text('game_name').notNull(),
    stake: numeric('stake', { precision: 20, scale: 2 }).notNull(),
    /** The payout, the stake included. */
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('wins_time').on(t.at), check('wins_are_wins', sql`${t.amount} > ${t.stake} and ${t.stake} >= 0`)],
);
