import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DealtCard, InhouseChoice, InhouseGameId } from '#generated/model/index.ts';
import { bets } from './bets.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `sealed` waits for its stake; `expired` waited in vain, and its seed is never used. */
export type RoundState = 'sealed' | 'expired' | 'open' | 'won' | 'push' | 'lost' | 'void';

/** The rounds of members in the in-house games, from the sealed seed to the payout. */
export const inhouseRounds = pgTable(
  'inhouse_rounds',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameId: text('game_id').$type<InhouseGameId>().notNull(),
    rulesVersion: integer('rules_version').notNull(),
    state: text('state').$type<RoundState>().notNull(),
    /** Played in play credit. */
    demo: boolean('demo').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    /** Encrypted; null where the seed is that of a round which all players share. */
    sealedSeed: text('sealed_seed'),
    /** The round which all players share; null for a round of the member alone. */
    sharedRoundId: text('shared_round_id'),
    committedAt: moment('committed_at').notNull(),
    /** Until when it can be staked on. */
    expiresAt: moment('expires_at').notNull(),
    /** From here on null until there is a stake. */
    betId: text('bet_id')
      .unique()
      .references(() => bets.id),
    stake: amount('stake'),
    choice: jsonb('choice').$type<InhouseChoice>(),
    clientSeed: text('client_seed'),
    startedAt: moment('started_at'),
    /** The cells that were opened, or the cards that were dealt. */
    steps: jsonb('steps').$type<number[] | DealtCard[]>().notNull().default([]),
    multiplier: text('multiplier').notNull().default('0.00'),
    /** The stake or the last step. */
    movedAt: moment('moved_at'),
    payout: amount('payout'),
    outcome: jsonb('outcome').$type<string[]>().notNull().default([]),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('inhouse_rounds_sealed').on(t.memberId, t.gameId).where(sql`${t.state} = 'sealed'`),
    index('inhouse_rounds_member').on(t.memberId, t.startedAt.desc(), t.id.desc()),
    index('inhouse_rounds_open').on(t.movedAt).where(sql`${t.state} = 'open'`),
    index('inhouse_rounds_shared').on(t.sharedRoundId).where(sql`${t.sharedRoundId} is not null`),
    check('inhouse_rounds_staked', sql`(${t.state} in ('sealed', 'expired')) = (${t.startedAt} is null)`),
    check(
      'inhouse_rounds_ended',
      sql`(${t.state} in ('won', 'push', 'lost', 'void')) = (${t.endedAt} is not null) and (${t.endedAt} is null) = (${t.payout} is null)`,
    ),
  ],
);
