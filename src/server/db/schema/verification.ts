import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from '#generated/model/index.ts';
import { members } from './members.ts';

/** Captchas and slider puzzles that wait for their one answer. Ids are stored as SHA-256, in base64url. */
export const challenges = pgTable(
  'challenges',
  {
    idHash: text('id_hash').primaryKey(),
    kind: text('kind').$type<'captcha' | 'slider'>().notNull(),
    /** Captcha: SHA-256 of the id and the characters. Slider: the piece's target position, in pixels. */
    answer: text('answer').notNull(),
    /** For the proof of work. */
    salt: text('salt').notNull(),
    difficulty: smallint('difficulty').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('challenges_expires').on(t.expiresAt)],
);

/** Tickets that prove an earlier step: `slider` a bot check, `new_ip` a right password, `two_step` any first step. */
export const verificationTickets = pgTable(
  'verification_tickets',
  {
    /** SHA-256 of the ticket, in base64url. */
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'slider' | 'new_ip' | 'two_step'>().notNull(),
    usesLeft: smallint('uses_left').notNull(),
    /** Slider: the hash of its puzzle. Two-step: the hash of the way in. */
    challengeHash: text('challenge_hash'),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('verification_tickets_expires').on(t.expiresAt)],
);

/** The last code sent to a number, for each purpose. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    purpose: text('purpose').$type<'login' | 'register' | 'new_ip' | CodePurpose>().notNull(),
    /** With the dialling code, digits only; for a code of a member its id and target. */
    number: text('number').notNull(),
    /** Distinguishes this code from its replacement. */
    sendId: text('send_id').notNull(),
    /** argon2id, so that a million codes cannot be tried while one is valid. */
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.number] }), index('sms_codes_expires').on(t.expiresAt)],
);

/** Codes sent to a number or requested from an address, for the sending limits. */
export const smsLimits = pgTable(
  'sms_limits',
  {
    /** `number:` or `address:` and a SHA-256. */
    key: text('key').primaryKey(),
    /** Milliseconds since 1970, of the last day. */
    sentAt: jsonb('sent_at').$type<readonly number[]>().notNull(),
    /** After too many requests nothing is sent until then. */
    waitUntil: timestamp('wait_until', { withTimezone: true, precision: 3 }),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('sms_limits_changed').on(t.changedAt)],
);

/** Messages of the sandbox, which are not sent: a developer reads them here. */
export const outbox = pgTable('outbox', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  body: text('body').notNull(),
});
