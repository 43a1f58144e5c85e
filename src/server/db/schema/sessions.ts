import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/** Sessions; ended ones stay for three months. Of the token only the SHA-256 is stored, in base64url. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** The id by which its member names it; it opens nothing. */
    publicId: text('public_id').notNull().unique().default(sql`'se_' || replace(gen_random_uuid()::text, '-', '')`),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Written at most once a minute, and never by calls that no person caused. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    ip: text('ip').notNull(),
    country: text('country'),
    device: text('device').notNull(),
    /** When the next reality check is due; null is one interval after the beginning. */
    realityDueAt: timestamp('reality_due_at', { withTimezone: true, precision: 3 }),
    /** When the member dismissed the notice of the last login. */
    lastLoginShownAt: timestamp('last_login_shown_at', { withTimezone: true, precision: 3 }),
    /** The session that opened this one for the chat page alone. */
    chatOf: bigint('chat_of', { mode: 'number' }),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expires').on(t.expiresAt)],
);

/** Failed logins by account name, whether or not the account exists, and by address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the address, or of the lower-case name, because people type passwords into the wrong field. */
    nameHash: text('name_hash').primaryKey(),
    /** Milliseconds since 1970. */
    failedAt: jsonb('failed_at').$type<readonly number[]>().notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true, precision: 3 }),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('login_failures_changed').on(t.changedAt)],
);

/** Nonces of free play requests, stored until their two minutes are over. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('used_nonces_expires').on(t.expiresAt)],
);

/** Login tickets that the merchant's own system requested (ROUTE-29), until a day after their end. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    /** SHA-256 of the ticket, in base64url. */
    hash: text('hash').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('login_tickets_expires').on(t.expiresAt)],
);

/** Links for a new password. Only the last link of a member is valid. */
export const resetTickets = pgTable(
  'reset_tickets',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** SHA-256 of the ticket, in base64url; null once it is used or replaced. */
    hash: text('hash').unique(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('reset_tickets_member').on(t.memberId, t.createdAt)],
);
