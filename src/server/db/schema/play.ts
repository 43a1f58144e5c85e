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
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BetState,
  DealtCard,
  GameCategory,
  InhouseChoice,
  InhouseGameId,
  Language,
} from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';
import { games, vendors } from './catalogue.ts';
import { sessions } from './identity.ts';
import { members } from './members.ts';

/** A text in some languages. */
export type InLanguages = Readonly<Partial<Record<Language, string>>>;

/** The bets of all games. A vendor's round is one bet of a member, whatever the number of its stakes. */
export const bets = pgTable(
  'bets',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    category: text('category').$type<GameCategory>().notNull(),
    nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'set null' }),
    /** It stays when the game leaves the catalogue. */
    gameName: text('game_name').notNull(),
    /** The vendor's id of the round; null for the bet of a draw. */
    roundId: text('round_id'),
    state: text('state').$type<BetState>().notNull(),
    /** What was bet on and what came out, as the vendor says it; empty where it does not. */
    summary: text('summary').notNull(),
    result: text('result'),
    /** Both in the languages in which they are known. */
    summaryIn: jsonb('summary_in').$type<InLanguages>(),
    resultIn: jsonb('result_in').$type<InLanguages>(),
    stake: amount('stake').notNull(),
    /** What has come back so far, the stake included. */
    payout: amount('payout').notNull().default('0'),
    /** The part of the payout that gives the stake back. */
    refunded: amount('refunded').notNull().default('0'),
    /** Zero while the bet is open. */
    validTurnover: amount('valid_turnover').notNull().default('0'),
    placedAt: moment('placed_at').notNull(),
    /** The last movement of money. */
    movedAt: moment('moved_at').notNull(),
    /** When the bet was settled last; null while it is open. */
    settledAt: moment('settled_at'),
    /** When the round ended; null while it takes stakes. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('bets_round').on(t.vendorCode, t.roundId, t.memberId).where(sql`${t.roundId} is not null`),
    index('bets_member').on(t.memberId, t.placedAt.desc(), t.id.desc()),
    index('bets_open').on(t.memberId, t.placedAt).where(sql`${t.state} = 'open'`),
    index('bets_unfinished').on(t.movedAt).where(sql`${t.state} = 'open'`),
    check('bets_amounts', sql`${t.stake} >= 0 and ${t.payout} >= 0 and ${t.validTurnover} >= 0`),
    check('bets_settled', sql`(${t.state} = 'open') = (${t.settledAt} is null)`),
  ],
);

/**
 * What settlements added to a member's profit and loss. A correction adds the difference at its own time, so that past
 * days keep their figures.
 */
export const betSettlements = pgTable(
  'bet_settlements',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text('category').$type<GameCategory>().notNull(),
    /** 1 for the first settlement, 0 for a correction, -1 where a new stake opened the bet again. */
    bets: smallint('bets').notNull(),
    stake: amount('stake').notNull(),
    payout: amount('payout').notNull(),
    validTurnover: amount('valid_turnover').notNull(),
    /** The stake of won and lost bets; a push and a void bet have none. */
    turnover: amount('turnover').notNull().default('0'),
    settledAt: moment('settled_at').notNull(),
    /** Whether it changes what the bet was settled for before. */
    corrects: boolean('corrects').notNull().default(false),
    /** Whether its valid turnover has earned points, or taken them back. */
    pointsCounted: boolean('points_counted').notNull().default(false),
  },
  (t) => [
    index('bet_settlements_points').on(t.memberId).where(sql`not ${t.pointsCounted}`),
    // Windows of settlement read everybody's.
    index('bet_settlements_settled').on(t.settledAt),
    index('bet_settlements_member').on(t.memberId, t.settledAt),
    index('bet_settlements_bet').on(t.betId, t.settledAt),
    index('bet_settlements_corrections').on(t.memberId, t.settledAt).where(sql`${t.corrects}`),
  ],
);

/** The subject of a launch and of its game session. */
const subject = {
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id),
  /** The member's session, with which both end. */
  sessionId: bigint('session_id', { mode: 'number' })
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  vendorCode: text('vendor_code')
    .notNull()
    .references(() => vendors.code),
  /** Null in the vendor's lobby, as `gameId`. */
  nodeId: integer('node_id').references(() => games.nodeId, { onDelete: 'cascade' }),
  gameId: text('game_id'),
  roomId: text('room_id'),
  language: text('language').$type<Language>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
};

/** Launch tokens, which vendors exchange once to open a game. */
export const launchTokens = pgTable(
  'launch_tokens',
  {
    /** SHA-256 of the token, in base64url. */
    hash: text('hash').primaryKey(),
    ...subject,
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [index('launch_tokens_member').on(t.memberId), index('launch_tokens_expires').on(t.expiresAt)],
);

/** The sessions of play that vendors hold. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** SHA-256 of the play token, in base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    ...subject,
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('play_sessions_member').on(t.memberId, t.vendorCode),
    index('play_sessions_expires').on(t.expiresAt),
    check('play_sessions_game_whole', sql`${t.nodeId} is null or ${t.gameId} is not null`),
  ],
);

/** The movements of money that vendors ordered, by the vendor's own ids, for ever. */
export const vendorTransactions = pgTable(
  'vendor_transactions',
  {
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendors.code),
    id: text('id').notNull(),
    kind: text('kind').$type<'debit' | 'credit' | 'rollback'>().notNull(),
    /** `recorded`: a rollback before its debit. `barred`: the place of that debit, which will be refused. */
    state: text('state').$type<'applied' | 'recorded' | 'barred'>().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    roundId: text('round_id').notNull(),
    betId: text('bet_id').references(() => bets.id),
    /** Below zero for a debit. */
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
    /** A hash of the order, by which a repetition is known from another order under the same id. */
    contentHash: text('content_hash').notNull(),
    /** The debit that a rollback takes back. */
    originalId: text('original_id'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorCode, t.id] }),
    index('vendor_transactions_bet').on(t.betId),
    index('vendor_transactions_original').on(t.vendorCode, t.originalId).where(sql`${t.originalId} is not null`),
  ],
);

/** The flights of Moonshot, each a round of all players. Multipliers are hundredths. */
export const moonshotRounds = pgTable(
  'moonshot_rounds',
  {
    id: text('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    state: text('state').$type<'betting' | 'flying' | 'ended'>().notNull(),
    rulesVersion: integer('rules_version').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    /** Encrypted. */
    sealedSeed: text('sealed_seed').notNull(),
    /** The hash of the seeds of all bets; null until take-off. */
    playersSeed: text('players_seed'),
    /** The bets so far, those that were taken back too: the next one's place. */
    places: integer('places').notNull().default(0),
    opensAt: moment('opens_at').notNull(),
    betsCloseAt: moment('bets_close_at').notNull(),
    takeOffAt: moment('take_off_at'),
    /** The end, known here from take-off on and told when it is there. */
    endMultiplier: integer('end_multiplier'),
    endsAt: moment('ends_at'),
    nextRoundAt: moment('next_round_at'),
  },
  (t) => [
    // Two processes never begin two rounds.
    uniqueIndex('moonshot_rounds_one').on(sql`(true)`).where(sql`${t.state} <> 'ended'`),
    check('moonshot_rounds_flown', sql`(${t.state} = 'betting') = (${t.takeOffAt} is null)`),
  ],
);

/** The bets of a flight. Stake, seed and outcome are those of the member's own round. */
export const moonshotBets = pgTable(
  'moonshot_bets',
  {
    /** The member's own round. */
    roundId: text('round_id').primaryKey(),
    flightId: text('flight_id')
      .notNull()
      .references(() => moonshotRounds.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    place: integer('place').notNull(),
    cashOutAt: integer('cash_out_at'),
    /** The multiplier that was paid; null while it flies, and where it is lost. */
    leftAt: integer('left_at'),
    takenBack: boolean('taken_back').notNull().default(false),
  },
  (t) => [
    uniqueIndex('moonshot_bets_place').on(t.flightId, t.place),
    uniqueIndex('moonshot_bets_member').on(t.flightId, t.memberId).where(sql`not ${t.takenBack}`),
  ],
);

/** The members who look at the flight, by when they asked last. */
export const moonshotWatchers = pgTable(
  'moonshot_watchers',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [index('moonshot_watchers_asked').on(t.askedAt)],
);

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
