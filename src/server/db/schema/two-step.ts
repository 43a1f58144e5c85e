import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
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
