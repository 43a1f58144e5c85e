import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { games, vendors } from './catalogue.ts';
import { members } from './members.ts';

/** The games that a member launched or bet on, each once. */
export const recentPlays = pgTable(
  'recent_plays',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    /** The vendor's own id of the game, or the code of a lottery game. */
    gameCode: text('game_code').notNull(),
    /** Its node in the catalogue; null where it has none. */
    nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'cascade' }),
    playedAt: timestamp('played_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the member last bet on it; null after launches only. */
    betAt: timestamp('bet_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.vendorCode, t.gameCode] }),
    index('recent_plays_newest').on(t.memberId, t.playedAt.desc()),
    index('recent_plays_old').on(t.playedAt),
    index('recent_plays_game').on(t.nodeId),
  ],
);
