import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/** Sessions, for three months also the ended ones. The token itself is nowhere: only its SHA-256, in base64url. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
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
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expires').on(t.expiresAt)],
);

/** Wrong logins by account name, whether or not such an account exists. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the folded name: people type passwords into the wrong field. */
    nameHash: text('name_hash').primaryKey(),
    /** Milliseconds since 1970. */
    failedAt: jsonb('failed_at').$type<readonly number[]>().notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true, precision: 3 }),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('login_failures_changed').on(t.changedAt)],
);

/** Nonces of free play requests, kept until their two minutes are over. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('used_nonces_expires').on(t.expiresAt)],
);
