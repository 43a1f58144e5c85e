import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, LotteryGameDetail, PrizeRank, PrizeRow } from '../../../../generated/server/model/index.ts';
import { lotteryGames } from './lottery.ts';

/** How the numbers of a draw are generated: digits for every row of the table, numbers from a set, or dice. */
export type Drawing =
  | { readonly kind: 'digits'; readonly ranks: readonly PrizeRank[] }
  | { readonly kind: 'shuffle'; readonly of: number; readonly take: number }
  | { readonly kind: 'dice'; readonly count: number };

/** The betting limits of a game. */
export type LotteryLimits = Pick<
  LotteryGameDetail,
  'units' | 'maxMultiple' | 'maxLines' | 'maxChaseDraws' | 'maxStakePerDraw' | 'maxPayoutPerDraw' | 'oddsVersion'
>;

/** The drawing rules of a game, and its betting limits. */
export const lotteryRules = pgTable('lottery_rules', {
  gameCode: text('game_code')
    .primaryKey()
    .references(() => lotteryGames.code, { onDelete: 'cascade' }),
  drawing: jsonb('drawing').$type<Drawing>().notNull(),
  limits: jsonb('limits').$type<LotteryLimits>().notNull(),
  /** Whether this server draws instead of the stations, as in a demonstration. */
  drawnHere: boolean('drawn_here').notNull().default(false),
});

/** The names of stations. */
export const lotteryStations = pgTable(
  'lottery_stations',
  {
    code: text('code').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.language] })],
);

/** Finished draws, each stored once and never changed. Future draws follow from the plan of the game. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: text('id').primaryKey(),
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code, { onDelete: 'cascade' }),
    drawAt: timestamp('draw_at', { withTimezone: true, precision: 3 }).notNull(),
    /** 32 bytes in hexadecimal, from which the numbers follow; null for a result from outside. */
    seed: text('seed'),
    prizes: jsonb('prizes').$type<PrizeRow[]>().notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('lottery_draws_of_game').on(t.gameCode, t.drawAt)],
);
