import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  ChaseState,
  DrawSource,
  Language,
  LotteryBetState,
  LotteryGameDetail,
  LotteryLinePayload,
  PrizeMode,
  PrizeName,
  PrizeRow,
} from '#generated/model/index.ts';
import type { Drawing as DrawingOf } from '#shared/lottery/drawing.ts';
import type { MiddleSums } from '#shared/lottery/families/pc28.ts';
import type { Pricing } from '#shared/lottery/pricing.ts';
import { amount, moment } from '../columns.ts';
import { games, vendors } from './catalogue.ts';
import { members } from './members.ts';
import { bets } from './play.ts';

/** The timetable of a lottery without a fixed interval. */
export interface Timetable {
  /** The time zone of `at` and of the weekdays. */
  readonly timeZone: string;
  /** `HH:MM`. */
  readonly at: string;
  /** The stations that draw on each day, Monday first. */
  readonly stations: readonly (readonly string[])[];
  /** Whether the days of Tết have no draws. */
  readonly closedAtTet: boolean;
}

/** The groups of the lottery menu. */
export const lotteryGroups = pgTable('lottery_groups', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
});

export const lotteryGroupTexts = pgTable(
  'lottery_group_texts',
  {
    groupCode: text('group_code')
      .notNull()
      .references(() => lotteryGroups.code, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    label: text('label').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupCode, t.language] })],
);

export const lotteryGames = pgTable(
  'lottery_games',
  {
    code: text('code').primaryKey(),
    groupCode: text('group_code')
      .notNull()
      .references(() => lotteryGroups.code),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    /** Its node in the catalogue; null where it has none. */
    nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'set null' }),
    prizeMode: text('prize_mode').$type<PrizeMode>().notNull(),
    accountTypeName: text('account_type_name').notNull(),
    area: text('area').$type<'VN'>(),
    /** The position within its group; lower comes first. */
    position: integer('position').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    source: text('source').$type<DrawSource>().notNull(),
    /** Seconds between draws, counted from midnight; null where the timetable applies. */
    intervalSeconds: integer('interval_seconds'),
    timetable: jsonb('timetable').$type<Timetable>(),
    closeSeconds: integer('close_seconds').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    maintenance: boolean('maintenance').notNull().default(false),
    maintenanceUntil: timestamp('maintenance_until', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    check('lottery_games_mode_known', sql`${t.prizeMode} in ('Lott', 'ZY', 'Elott', 'SEA')`),
    check('lottery_games_drawn_somehow', sql`(${t.intervalSeconds} is null) = (${t.timetable} is not null)`),
    check('lottery_games_interval', sql`${t.intervalSeconds} between 30 and 86400`),
    check('lottery_games_close', sql`${t.closeSeconds} between 0 and 86400`),
  ],
);

export const lotteryGameTexts = pgTable(
  'lottery_game_texts',
  {
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameCode, t.language] })],
);

/** How the numbers of a draw are generated. */
export type Drawing = DrawingOf<PrizeName>;

/** The betting limits of a game. */
export type LotteryLimits = Pick<
  LotteryGameDetail,
  'units' | 'maxMultiple' | 'maxLines' | 'maxChaseDraws' | 'maxStakePerDraw' | 'maxPayoutPerDraw' | 'oddsVersion'
>;

/** What a game prices otherwise than its family, and its rule for the middle sums of PC28. */
export type GamePricing = Partial<Pricing> & { readonly middleSums?: MiddleSums };

/** The drawing rules of a game, its betting limits and its own prices. */
export const lotteryRules = pgTable('lottery_rules', {
  gameCode: text('game_code')
    .primaryKey()
    .references(() => lotteryGames.code, { onDelete: 'cascade' }),
  drawing: jsonb('drawing').$type<Drawing>().notNull(),
  limits: jsonb('limits').$type<LotteryLimits & { readonly pricing?: GamePricing }>().notNull(),
  /** Whether this server draws instead of the stations, as in a demonstration. */
  drawnHere: boolean('drawn_here').notNull().default(false),
});

/** What an operator decided about a day of a game with a timetable. */
export type DayChange = 'closed' | 'open' | 'moved';

/** The days that operators closed, opened or moved, `YYYY-MM-DD` in the zone of the timetable. */
export const lotteryDays = pgTable(
  'lottery_days',
  {
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    change: text('change').$type<DayChange>().notNull(),
    /** The day on which its draws are held instead. */
    movedTo: text('moved_to'),
    reason: text('reason').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameCode, t.day] }),
    check('lottery_days_change_known', sql`${t.change} in ('closed', 'open', 'moved')`),
    check('lottery_days_moved', sql`(${t.change} = 'moved') = (${t.movedTo} is not null)`),
  ],
);

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

/** A draw that carries bets is `planned` until it is drawn; one without bets is settled as it is drawn. */
export type StoredDrawState = 'planned' | 'drawn' | 'settled' | 'void';

/**
 * The draws that carry bets, are drawn or are void. All others follow from the plan of their game. So unasked draws of
 * a minute need no rows.
 */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: text('id').primaryKey(),
    gameCode: text('game_code')
      .notNull()
      .references(() => lotteryGames.code, { onDelete: 'cascade' }),
    state: text('state').$type<StoredDrawState>().notNull(),
    issueNo: text('issue_no').notNull(),
    station: text('station'),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    drawAt: moment('draw_at').notNull(),
    /** 32 bytes in hexadecimal, from which the numbers follow; null before the draw and for a result from outside. */
    seed: text('seed'),
    /** The version of the result that holds; null until there is one. */
    version: integer('version'),
    prizes: jsonb('prizes').$type<PrizeRow[]>(),
    enteredAt: moment('entered_at'),
    settledAt: moment('settled_at'),
    voidReason: text('void_reason'),
  },
  (t) => [
    index('lottery_draws_of_game').on(t.gameCode, t.drawAt),
    index('lottery_draws_unsettled').on(t.gameCode, t.drawAt).where(sql`${t.state} <> 'settled'`),
    check('lottery_draws_state_known', sql`${t.state} in ('planned', 'drawn', 'settled', 'void')`),
    check('lottery_draws_result', sql`(${t.state} in ('drawn', 'settled')) = (${t.prizes} is not null)`),
    check('lottery_draws_version', sql`(${t.version} is null) = (${t.prizes} is null)`),
  ],
);

/** Every version of the results from outside. A trigger forbids changes. */
export const lotteryDrawVersions = pgTable(
  'lottery_draw_versions',
  {
    drawId: text('draw_id')
      .notNull()
      .references(() => lotteryDraws.id),
    version: integer('version').notNull(),
    prizes: jsonb('prizes').$type<PrizeRow[]>().notNull(),
    enteredAt: moment('entered_at').notNull(),
    enteredBy: text('entered_by').notNull(),
    /** Why it replaces the version before it; null for the first. */
    reason: text('reason'),
  },
  (t) => [primaryKey({ columns: [t.drawId, t.version] })],
);

/**
 * The secrets of the days. The seed of a built-in draw is the HMAC-SHA-256 of its id under that secret. So no seed
 * reveals another draw's.
 */
export const lotterySecrets = pgTable('lottery_secrets', {
  /** `YYYYMMDD`, as in the ids of draws. */
  day: text('day').primaryKey(),
  /** Encrypted. */
  sealed: text('sealed').notNull(),
  /** The newest algorithm of the contract when it was made, counted from 1: its draws follow no later one. */
  algorithm: integer('algorithm').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});

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
