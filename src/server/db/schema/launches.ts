import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#generated/model/index.ts';
import { games, vendors } from './catalogue.ts';
import { members } from './members.ts';
import { sessions } from './sessions.ts';

/** The subject of a launch and of its game session. */
const subject = {
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id),
  /** The member's session, with which both end. */
  sessionId: bigint('session_id', { mode: 'number' })
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  vendorCode: text('vendor_code')
    .notNull()
    .references(() => vendors.code),
  /** Null in the vendor's lobby, as `gameId`. */
  nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'cascade' }),
  gameId: text('game_id'),
  roomId: text('room_id'),
  language: text('language').$type<Language>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
};

/** Launch tokens, which vendors exchange once to open a game. */
export const launchTokens = pgTable(
  'launch_tokens',
  {
    /** SHA-256 of the token, in base64url. */
    hash: text('hash').primaryKey(),
    ...subject,
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [index('launch_tokens_member').on(t.memberId), index('launch_tokens_expires').on(t.expiresAt)],
);

/** The sessions of play that vendors hold. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** SHA-256 of the play token, in base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    ...subject,
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('play_sessions_member').on(t.memberId, t.vendorCode),
    index('play_sessions_expires').on(t.expiresAt),
    check('play_sessions_game_whole', sql`${t.nodeId} is null or ${t.gameId} is not null`),
  ],
);
