import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#generated/model/index.ts';
import { moment } from '../columns.ts';

// The records of the sandbox vendors stand for a vendor's own system: they refer to nothing of the portal.

/** The game sessions that the sandbox vendors hold. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    /** SHA-256 of the play token, in base64url. */
    tokenHash: text('token_hash').primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    memberId: text('member_id').notNull(),
    /** Null in the vendor's lobby. */
    gameId: text('game_id'),
    currency: text('currency').notNull(),
    /** That of the launch, in which the vendor tells what was bet on and what came out. */
    language: text('language').$type<Language>().notNull().default('EN'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sandbox_sessions_expires').on(t.expiresAt)],
);

/** The rounds of the sandbox vendors. */
export const sandboxRounds = pgTable(
  'sandbox_rounds',
  {
    id: text('id').primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    memberId: text('member_id').notNull(),
    nodeId: text('node_id').notNull(),
    kind: text('kind').$type<'table' | 'slot' | 'fish' | 'duel' | 'match' | 'esports'>().notNull(),
    currency: text('currency').notNull(),
    selection: text('selection').notNull(),
    detail: text('detail').notNull(),
    stake: text('stake').notNull(),
    /** What its outcome pays; null before the outcome. */
    payout: text('payout'),
    creditKind: text('credit_kind').$type<'win' | 'refund'>(),
    /** What came out. */
    result: text('result'),
    state: text('state')
      .$type<'debiting' | 'open' | 'crediting' | 'paid' | 'undoing' | 'undone' | 'refused'>()
      .notNull(),
    placedAt: moment('placed_at').notNull(),
    /** When the vendor looks after it by itself. */
    dueAt: moment('due_at').notNull(),
  },
  (t) => [
    index('sandbox_rounds_member').on(t.vendorCode, t.memberId, t.placedAt),
    index('sandbox_rounds_due').on(t.dueAt).where(sql`${t.state} in ('debiting', 'open', 'crediting', 'undoing')`),
    check(
      'sandbox_rounds_outcome',
      sql`(${t.state} in ('crediting', 'paid')) = (${t.payout} is not null and ${t.creditKind} is not null and ${t.result} is not null)`,
    ),
  ],
);

/** The results of the sandbox vendors' matches, drawn when a match has ended. */
export const sandboxMatches = pgTable('sandbox_matches', {
  id: text('id').primaryKey(),
  result: text('result').$type<'home' | 'draw' | 'away'>().notNull(),
  score: text('score').notNull(),
  drawnAt: moment('drawn_at').notNull(),
});
