import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CodePurpose, LoginMethod, LoginOutcome, SocialProvider } from '#generated/model/index.ts';
import { members } from './members.ts';

const memberId = () => bigint('member_id', { mode: 'number' }).references(() => members.id);

/** The accounts whose login by password needs a second step. */
export const twoStepLogins = pgTable('two_step_logins', {
  memberId: memberId().primaryKey(),
  /** The secret of the authenticator app, encrypted. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The step of the last code that was used: no earlier code is good any more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  enabledAt: timestamp('enabled_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Secrets that wait for the first code of the app; one a member. */
export const twoStepEnrolments = pgTable('two_step_enrolments', {
  memberId: memberId().primaryKey(),
  id: text('id').notNull().unique(),
  sealedSecret: text('sealed_secret').notNull(),
  triesLeft: smallint('tries_left').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The unused recovery codes. */
export const twoStepRecoveryCodes = pgTable(
  'two_step_recovery_codes',
  {
    memberId: memberId().notNull(),
    /** HMAC-SHA-256 under the key of the secrets, in base64url. */
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
);

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

/** Sign-in identities: the provider's name and its `sub`, never an e-mail address (LOGIN-34). */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('social_identities_member').on(t.memberId)],
);

/** Sign-ins that wait for the provider. */
export const socialFlows = pgTable(
  'social_flows',
  {
    /** SHA-256 of the state, in base64url. */
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    browserKeyHash: text('browser_key_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('social_flows_expires').on(t.expiresAt)],
);

/** Identities without an account, for which a registration is open. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    /** SHA-256 of the ticket, in base64url. */
    hash: text('hash').primaryKey(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('social_tickets_expires').on(t.expiresAt)],
);

/** Login attempts of an account, also failed ones, as its member sees them. */
export const loginRecords = pgTable(
  'login_records',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    publicId: text('public_id').notNull().unique().default(sql`'lg_' || replace(gen_random_uuid()::text, '-', '')`),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    outcome: text('outcome').$type<LoginOutcome>().notNull(),
    method: text('method').$type<LoginMethod>().notNull(),
    ip: text('ip').notNull(),
    country: text('country'),
    device: text('device').notNull(),
    /** The session that the attempt opened. */
    sessionId: bigint('session_id', { mode: 'number' }),
  },
  (t) => [
    index('login_records_newest').on(t.memberId, t.at, t.id),
    index('login_records_at').on(t.at),
    // Finds the other accounts of an address.
    index('login_records_ip').on(t.ip),
    check(
      'login_records_outcome_known',
      sql`${t.outcome} in ('success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded')`,
    ),
    check(
      'login_records_method_known',
      sql`${t.method} in ('username', 'sms', 'google', 'facebook', 'ticket', 'registration')`,
    ),
  ],
);

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
