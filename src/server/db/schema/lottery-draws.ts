import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, LotteryGameDetail, PrizeName, PrizeRow } from '#generated/model/index.ts';
import type { Drawing as DrawingOf } from '#shared/lottery/drawing.ts';
import type { MiddleSums } from '#shared/lottery/families/pc28.ts';
import type { Pricing } from '#shared/lottery/pricing.ts';
import { lotteryGames } from './lottery.ts';

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

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
  createdAt: moment('created_at').notNull(),
});
