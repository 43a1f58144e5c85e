import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SocialProvider } from '#generated/model/index.ts';
import { members } from './members.ts';

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
