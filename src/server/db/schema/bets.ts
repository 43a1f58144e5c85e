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
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BetState, GameCategory, Language } from '#generated/model/index.ts';
import { games, vendors } from './catalogue.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A text in some languages. */
export type InLanguages = Readonly<Partial<Record<Language, string>>>;

/** The bets of all games. A vendor's round is one bet of a member, whatever the number of its stakes. */
export const bets = pgTable(
  'bets',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    category: text('category').$type<GameCategory>().notNull(),
    nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'set null' }),
    /** It stays when the game leaves the catalogue. */
    gameName: text('game_name').notNull(),
    /** The vendor's id of the round; null for the bet of a draw. */
    roundId: text('round_id'),
    state: text('state').$type<BetState>().notNull(),
    /** What was bet on and what came out, as the vendor says it; empty where it does not. */
    summary: text('summary').notNull(),
    result: text('result'),
    /** Both in the languages in which they are known. */
    summaryIn: jsonb('summary_in').$type<InLanguages>(),
    resultIn: jsonb('result_in').$type<InLanguages>(),
    stake: amount('stake').notNull(),
    /** What has come back so far, the stake included. */
    payout: amount('payout').notNull().default('0'),
    /** The part of the payout that gives the stake back. */
    refunded: amount('refunded').notNull().default('0'),
    /** Zero while the bet is open. */
    validTurnover: amount('valid_turnover').notNull().default('0'),
    placedAt: moment('placed_at').notNull(),
    /** The last movement of money. */
    movedAt: moment('moved_at').notNull(),
    /** When the bet was settled last; null while it is open. */
    settledAt: moment('settled_at'),
    /** When the round ended; null while it takes stakes. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('bets_round').on(t.vendorCode, t.roundId, t.memberId).where(sql`${t.roundId} is not null`),
    index('bets_member').on(t.memberId, t.placedAt.desc(), t.id.desc()),
    index('bets_open').on(t.memberId, t.placedAt).where(sql`${t.state} = 'open'`),
    index('bets_unfinished').on(t.movedAt).where(sql`${t.state} = 'open'`),
    check('bets_amounts', sql`${t.stake} >= 0 and ${t.payout} >= 0 and ${t.validTurnover} >= 0`),
    check('bets_settled', sql`(${t.state} = 'open') = (${t.settledAt} is null)`),
  ],
);

/**
 * What settlements added to a member's profit and loss. A correction adds the difference at its own time, so that past
 * days keep their figures.
 */
export const betSettlements = pgTable(
  'bet_settlements',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text('category').$type<GameCategory>().notNull(),
    /** 1 for the first settlement, 0 for a correction, -1 where a new stake opened the bet again. */
    bets: smallint('bets').notNull(),
    stake: amount('stake').notNull(),
    payout: amount('payout').notNull(),
    validTurnover: amount('valid_turnover').notNull(),
    /** The stake of won and lost bets; a push and a void bet have none. */
    turnover: amount('turnover').notNull().default('0'),
    settledAt: moment('settled_at').notNull(),
    /** Whether it changes what the bet was settled for before. */
    corrects: boolean('corrects').notNull().default(false),
    /** Whether its valid turnover has earned points, or taken them back. */
    pointsCounted: boolean('points_counted').notNull().default(false),
  },
  (t) => [
    index('bet_settlements_points').on(t.memberId).where(sql`not ${t.pointsCounted}`),
    // Windows of settlement read everybody's.
    index('bet_settlements_settled').on(t.settledAt),
    index('bet_settlements_member').on(t.memberId, t.settledAt),
    index('bet_settlements_bet').on(t.betId, t.settledAt),
    index('bet_settlements_corrections').on(t.memberId, t.settledAt).where(sql`${t.corrects}`),
  ],
);
