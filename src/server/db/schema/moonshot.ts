import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
