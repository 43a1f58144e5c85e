import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LoginMethod, LoginOutcome } from '#generated/model/index.ts';
import { members } from './members.ts';

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
