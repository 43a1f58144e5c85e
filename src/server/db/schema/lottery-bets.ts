import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ChaseState, LotteryBetState, LotteryLinePayload } from '#generated/model/index.ts';
import { bets } from './bets.ts';
import { lotteryGames } from './lottery.ts';
import { lotteryDraws } from './lottery-draws.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const member = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Slips over several draws. */
export const lotteryChases = pgTable(
  'lottery_chases',
  {
    id: text('id').primaryKey(),
    memberId: member(),
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code),
    stopOnWin: boolean('stop_on_win').notNull(),
    state: text('state').$type<ChaseState>().notNull(),
    lines: jsonb('lines').$type<LotteryLinePayload[]>().notNull(),
    totalStake: amount('total_stake').notNull(),
    placedAt: moment('placed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('lottery_chases_member').on(t.memberId, t.placedAt.desc(), t.id.desc()),
    check('lottery_chases_ended', sql`(${t.state} = 'running') = (${t.endedAt} is null)`),
  ],
);

/** What the bets on draws have beyond those on rounds. Money and record are those of `bets`. */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    betId: text('bet_id')
      .primaryKey()
      .references(() => bets.id),
    memberId: member(),
    gameCode: text('game_code').notNull(),
    drawId: text('draw_id')
      .notNull()
      .references(() => lotteryDraws.id),
    chaseId: text('chase_id').references(() => lotteryChases.id),
    /** The place in its slip, by draw and then by line. */
    place: integer('place').notNull(),
    playType: text('play_type').notNull(),
    picks: jsonb('picks').$type<string[][]>().notNull(),
    combinations: integer('combinations').notNull(),
    lines: integer('lines').notNull(),
    unit: amount('unit').notNull(),
    /** That of the line x that of the draw. */
    multiple: integer('multiple').notNull(),
    drawMultiple: integer('draw_multiple').notNull(),
    stake: amount('stake').notNull(),
    /** The price when it was placed, which it keeps. */
    odds: text('odds').notNull(),
    hitProbability: text('hit_probability').notNull(),
    returnToPlayer: integer('return_to_player').notNull(),
    /** The most that a combination and the bet are paid. */
    maxPayoutPerLine: amount('max_payout_per_line').notNull(),
    maxPayout: amount('max_payout').notNull(),
    state: text('state').$type<LotteryBetState>().notNull().default('open'),
    hits: integer('hits'),
    payout: amount('payout'),
    /** The version of the result that it is settled by. */
    version: integer('version'),
    placedAt: moment('placed_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('lottery_bets_member').on(t.memberId, t.placedAt.desc(), t.betId.desc()),
    index('lottery_bets_draw').on(t.drawId, t.memberId),
    index('lottery_bets_chase').on(t.chaseId).where(sql`${t.chaseId} is not null`),
    check('lottery_bets_settled', sql`(${t.state} = 'open') = (${t.settledAt} is null)`),
    check('lottery_bets_paid', sql`(${t.state} = 'open') = (${t.payout} is null)`),
  ],
);

/** The settlements of each bet by each version of the result: once, and never changed. */
export const lotterySettlements = pgTable(
  'lottery_settlements',
  {
    betId: text('bet_id')
      .notNull()
      .references(() => lotteryBets.betId),
    version: integer('version').notNull(),
    state: text('state').$type<LotteryBetState>().notNull(),
    hits: integer('hits').notNull(),
    payout: amount('payout').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.betId, t.version] })],
);

/** The favourite games of members, in their order. */
export const lotteryFavourites = pgTable('lottery_favourites', {
  memberId: member().primaryKey(),
  gameCodes: text('game_codes').array().notNull(),
});
