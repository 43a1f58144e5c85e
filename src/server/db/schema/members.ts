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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgentType, ExclusionPeriod, Language } from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';

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

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Limits of deposits, losses and time. A member's own limit and the operator's are two rows; the lower one holds. */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: memberId(),
    kind: text('kind').$type<'deposit' | 'loss' | 'time'>().notNull(),
    period: text('period').$type<'session' | 'day' | 'week' | 'month'>().notNull(),
    setBy: text('set_by').$type<'member' | 'operator'>().notNull(),
    /** Money, or minutes for `time`; null is no limit. */
    amount: amount('amount'),
    /** What replaces the amount at `nextAt`. Without a waiting change both are null. */
    nextAmount: amount('next_amount'),
    nextAt: moment('next_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.period, t.setBy] }),
    check('play_limits_set_by_known', sql`${t.setBy} in ('member', 'operator')`),
    check(
      'play_limits_kind_known',
      sql`(${t.kind} in ('deposit', 'loss') and ${t.period} in ('day', 'week', 'month'))
      or (${t.kind} = 'time' and ${t.period} in ('session', 'day'))`,
    ),
    check('play_limits_amounts', sql`${t.amount} >= 0 and ${t.nextAmount} >= 0`),
  ],
);

/** Self-exclusions, with what recognises the person at a new registration. */
export const selfExclusions = pgTable(
  'self_exclusions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    memberId: memberId(),
    period: text('period').$type<ExclusionPeriod>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null is for ever. */
    endsAt: moment('ends_at'),
    /** When the account was opened again. */
    endedAt: moment('ended_at'),
    /** Dialling code and number, digits only. */
    mobile: text('mobile'),
    /** In lower case. */
    email: text('email'),
    /** Letters and digits only, in upper case. */
    idNumber: text('id_number'),
  },
  (t) => [
    index('self_exclusions_member').on(t.memberId),
    index('self_exclusions_due').on(t.endsAt).where(sql`${t.endedAt} is null`),
    index('self_exclusions_mobile').on(t.mobile),
    index('self_exclusions_email').on(t.email),
    index('self_exclusions_id_number').on(t.idNumber),
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

/** How a member registered: the agreement, the origin, and the form's other data. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    registeredAt: timestamp('registered_at', { withTimezone: true, precision: 3 }).notNull(),
    method: text('method').$type<'username' | 'mobile'>().notNull(),
    ip: text('ip').notNull(),
    country: text('country'),
    /** The language of the agreement that was shown. */
    language: text('language').notNull(),
    /** The age that the agreement confirms. */
    minimumAge: smallint('minimum_age').notNull(),
    /** The host and the whole address of the page. */
    domain: text('domain'),
    registerUrl: text('register_url'),
    /** The codes in their stored spelling. */
    affiliateCode: text('affiliate_code'),
    referralCode: text('referral_code'),
    /** The inviting member. */
    referredBy: bigint('referred_by', { mode: 'number' }).references(() => members.id),
    /** Why the invitation brings nothing: both are one person, or the new member stands above its inviter. */
    referralRefusal: text('referral_refusal').$type<'same_person' | 'ring'>(),
    recommenderId: text('recommender_id'),
    /** Names and numbers at messengers, by field. */
    contacts: jsonb('contacts').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (t) => [
    index('registrations_contacts').using('gin', sql`(lower(${t.contacts}::text)::jsonb) jsonb_path_ops`),
    index('registrations_referred_by').on(t.referredBy, t.registeredAt).where(sql`${t.referredBy} is not null`),
    check('registrations_refusal_known', sql`${t.referralRefusal} in ('same_person', 'ring')`),
  ],
);

/** The codes of agents (`affiliate`) and members (`referral`) that bring new members. */
export const invitationCodes = pgTable(
  'invitation_codes',
  {
    kind: text('kind').$type<'affiliate' | 'referral'>().notNull(),
    /** In upper case, because case does not count. */
    folded: text('folded').notNull(),
    code: text('code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.folded] }),
    uniqueIndex('invitation_codes_referral').on(t.memberId).where(sql`${t.kind} = 'referral'`),
  ],
);

/** Hosts of an agent: they accept that agent's codes only. */
export const agentDomains = pgTable('agent_domains', {
  domain: text('domain').primaryKey(),
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id),
});
