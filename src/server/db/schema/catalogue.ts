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
import type { GameCategory, GameClassify, GameFeature } from '#generated/model/index.ts';
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
