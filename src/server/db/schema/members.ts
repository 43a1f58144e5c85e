import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { AgentType, Language } from '#generated/model/index.ts';

/** `disabled` by the operator, `excluded` by the member's own wish: neither can log in. */
export type MemberStatus = 'active' | 'disabled' | 'excluded';

/** The VIP ranks, 0 the lowest. */
export const ranks = pgTable('ranks', {
  level: smallint('level').primaryKey(),
  name: text('name').notNull(),
  color: text('color').notNull(),
  color2: text('color2').notNull(),
  /** The rank points that reach it, and that keep it for another period. */
  pointsNeeded: integer('points_needed').notNull().default(0),
  pointsToKeep: integer('points_to_keep').notNull().default(0),
});

/** All accounts that can log in: members, agents, trial accounts. */
export const members = pgTable(
  'members',
  {
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity({ startWith: 1_100_000 }).primaryKey(),
    /** In lower case, so that two names cannot differ in case alone. */
    account: text('account').notNull().unique(),
    nickname: text('nickname').notNull(),
    /** Digits only, without the dialling code and the national leading zero. */
    mobileNum: text('mobile_num'),
    dialingCode: text('dialing_code'),
    /** When a code proved the member's ownership of the number; null while unproven. */
    mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true, precision: 3 }),
    email: text('email'),
    /** The real name for deposits and withdrawals. */
    payeeName: text('payee_name'),
    /** `yyyy-MM-dd`; once set, only the operator changes it. */
    birthday: date('birthday', { mode: 'string' }),
    /** The language of messages and mails; null until the member chose one. */
    language: text('language').$type<Language>(),
    /** The member's other contacts; null until the member changed those of the registration. */
    contacts: jsonb('contacts').$type<Readonly<Record<string, string>>>(),
    /** When the member dismissed the welcome of the first login. */
    welcomedAt: timestamp('welcomed_at', { withTimezone: true, precision: 3 }),
    /** When a code proved the member's ownership of the e-mail address; null while unproven. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true, precision: 3 }),
    idNumber: text('id_number'),
    /** The agent above the account. */
    uplineId: bigint('upline_id', { mode: 'number' }).references((): AnyPgColumn => members.id),
    type: smallint('type').$type<AgentType>().notNull(),
    memberAccess: boolean('member_access').notNull(),
    toUpline: boolean('to_upline').notNull().default(false),
    /** The rebate on turnover that the agent above gave, in basis points; an agent gives no more than its own. */
    rebate: smallint('rebate').notNull().default(0),
    /** A password that somebody else chose must be changed at the first login. */
    passwordGiven: boolean('password_given').notNull().default(false),
    status: text('status').$type<MemberStatus>().notNull().default('active'),
    /** argon2id; null for accounts that cannot log in by password. */
    passwordHash: text('password_hash'),
    /** argon2id; the password for withdrawals. */
    paymentPasswordHash: text('payment_password_hash'),
    /** When it was set or changed; null where it is as old as the account. */
    paymentPasswordChangedAt: timestamp('payment_password_changed_at', { withTimezone: true, precision: 3 }),
    /** The interval of the reality check that the member chose, 0 for off; null is the brand's. */
    realityCheckMinutes: smallint('reality_check_minutes'),
    /** The wrong tries since the last right one, in milliseconds since 1970. */
    paymentPasswordFailures: bigint('payment_password_failures', { mode: 'number' }).array().notNull().default([]),
    /** Bound accounts cannot be used before; set when the payment password was reset. */
    withdrawalsHeldUntil: timestamp('withdrawals_held_until', { withTimezone: true, precision: 3 }),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true, precision: 3 }).notNull(),
    rankLevel: smallint('rank_level')
      .notNull()
      .default(0)
      .references(() => ranks.level),
    /** The day of the check that gave the rank; null where the account has had it from its opening. */
    rankReachedOn: date('rank_reached_on', { mode: 'string' }),
    /** The day of the check that may take the rank away; null where no check does. */
    rankKeptUntil: date('rank_kept_until', { mode: 'string' }),
    avatarUrl: text('avatar_url'),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true, precision: 3 }),
    lastLoginIp: text('last_login_ip'),
    lastLoginCountry: text('last_login_country'),
    lastLoginDevice: text('last_login_device'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    unique('members_number').on(t.dialingCode, t.mobileNum),
    index('members_upline').on(t.uplineId),
    index('members_email').on(sql`lower(${t.email})`),
    index('members_identity').on(sql`upper(regexp_replace(${t.idNumber}, '[^[:alnum:]]', '', 'g'))`),
    check('members_account_folded', sql`${t.account} = lower(${t.account})`),
    check('members_number_whole', sql`(${t.dialingCode} is null) = (${t.mobileNum} is null)`),
    check('members_type_known', sql`${t.type} in (0, 1, 2, 4, 41, 42)`),
    check('members_rebate', sql`${t.rebate} between 0 and 10000`),
    check('members_access_of_members', sql`${t.memberAccess} or ${t.type} in (1, 2)`),
    check('members_status_known', sql`${t.status} in ('active', 'disabled', 'excluded')`),
  ],
);

/** The operator's labels of an account. */
export const memberLabels = pgTable(
  'member_labels',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    color2: text('color2').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.position] })],
);
