import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members.ts';

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
