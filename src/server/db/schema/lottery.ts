import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DrawSource, Language, PrizeMode } from '#generated/model/index.ts';
import { games, vendors } from './catalogue.ts';

/** The timetable of a lottery without a fixed interval. */
export interface Timetable {
  /** The time zone of `at` and of the weekdays. */
  readonly timeZone: string;
  /** `HH:MM`. */
  readonly at: string;
  /** The stations that draw on each day, Monday first. */
  readonly stations: readonly (readonly string[])[];
  /** Days without draws, both ends included, `YYYY-MM-DD`. */
  readonly pauses: readonly (readonly [string, string])[];
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
