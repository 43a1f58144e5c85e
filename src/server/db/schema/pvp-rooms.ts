import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#generated/model/index.ts';
import { games, vendors } from './catalogue.ts';

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
