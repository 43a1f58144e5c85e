import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GameCategory, GameClassify, GameFeature, Language } from '#generated/model/index.ts';
import { members } from './members.ts';

/** The makers of the games. */
export const vendors = pgTable('vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** The hue of the drawn art, in degrees; null derives it from the code. */
  hue: smallint('hue'),
  isHot: boolean('is_hot').notNull().default(false),
  /** `seamless` plays from the main wallet, `transfer` from a wallet of its own at the vendor (WALLET-12). */
  walletMode: text('wallet_mode').$type<'seamless' | 'transfer'>().notNull().default('seamless'),
  /** The least and the most of one transfer to or from a wallet at the vendor. */
  minTransfer: numeric('min_transfer', { precision: 24, scale: 8 }).notNull().default('1'),
  maxTransfer: numeric('max_transfer', { precision: 24, scale: 8 }).notNull().default('5000'),
  /** The position within a lane, after the hot ones; lower comes first. */
  position: integer('position').notNull(),
  maintenance: boolean('maintenance').notNull().default(false),
  /** The end of a maintenance; null lasts until an operator ends it. */
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true, precision: 3 }),
});

/** The categories in which a vendor has a card. */
export const vendorCategories = pgTable(
  'vendor_categories',
  {
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    category: text('category').$type<GameCategory>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.vendorCode, t.category] })],
);

/** The games, the catalogue's leaves. */
export const games = pgTable(
  'games',
  {
    nodeId: integer('node_id').primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    gameId: text('game_id').notNull(),
    name: text('name').notNull(),
    /** The shelves that `isHot` and the release date do not determine. */
    classify: text('classify').array().$type<Exclude<GameClassify, 'HOT' | 'NEW'>[]>().notNull(),
    /** The features that the vendor lists; null where it lists none. */
    features: text('features').array().$type<GameFeature[]>(),
    /** The vendor's finished artwork; null, and this server draws the picture. */
    picture: text('picture'),
    isHot: boolean('is_hot').notNull().default(false),
    releasedAt: timestamp('released_at', { withTimezone: true, precision: 3 }).notNull(),
    minBet: numeric('min_bet', { precision: 20, scale: 2 }).notNull(),
    minLineNum: integer('min_line_num').notNull().default(0),
    /** In basis points. */
    rtp: smallint('rtp'),
    popularity: integer('popularity').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    maintenance: boolean('maintenance').notNull().default(false),
    maintenanceUntil: timestamp('maintenance_until', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    foreignKey({
      name: 'games_category_of_vendor',
      columns: [t.vendorCode, t.category],
      foreignColumns: [vendorCategories.vendorCode, vendorCategories.category],
    }),
    unique('games_vendor_game').on(t.vendorCode, t.gameId),
    uniqueIndex('games_vendor_name').on(t.vendorCode, sql`lower(${t.name})`),
    check('games_rtp_basis_points', sql`${t.rtp} between 0 and 10000`),
    check('games_min_bet_positive', sql`${t.minBet} >= 0`),
  ],
);

/** One row that triggers increment when vendors or games change; servers then reload their catalogue. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    single: boolean('single').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [check('catalogue_version_single', sql`${t.single}`)],
);

/** The favourites of members. */
export const favourites = pgTable(
  'favourites',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
  },
  (t) => [unique('favourites_once').on(t.memberId, t.nodeId), index('favourites_newest').on(t.memberId, t.id)],
);

/** The rooms of the games between players, as their vendors last reported them. */
export const pvpRooms = pgTable(
  'pvp_rooms',
  {
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    /** The vendor's own id of the room. */
    roomId: text('room_id').notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
    baseStake: numeric('base_stake', { precision: 20, scale: 2 }).notNull(),
    minBuyIn: numeric('min_buy_in', { precision: 20, scale: 2 }).notNull(),
    maxBuyIn: numeric('max_buy_in', { precision: 20, scale: 2 }).notNull(),
    seats: integer('seats').notNull(),
    seatsTaken: integer('seats_taken').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorCode, t.roomId] }),
    index('pvp_rooms_game').on(t.nodeId),
    check(
      'pvp_rooms_stakes',
      sql`0 < ${t.baseStake} and ${t.baseStake} <= ${t.minBuyIn} and ${t.minBuyIn} <= ${t.maxBuyIn}`,
    ),
    check('pvp_rooms_seats', sql`${t.seats} >= 2 and ${t.seatsTaken} between 0 and ${t.seats}`),
  ],
);

export const pvpRoomTexts = pgTable(
  'pvp_room_texts',
  {
    vendorCode: text('vendor_code').notNull(),
    roomId: text('room_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorCode, t.roomId, t.language] }),
    foreignKey({
      name: 'pvp_room_texts_room',
      columns: [t.vendorCode, t.roomId],
      foreignColumns: [pvpRooms.vendorCode, pvpRooms.roomId],
    }).onDelete('cascade'),
  ],
);

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
