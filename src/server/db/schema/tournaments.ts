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
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { GameCategory, TournamentMetric, TournamentPrize } from '#generated/model/index.ts';
import type { Words } from './bonuses.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Competitions for places: what is counted, from when to when, and the prizes. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Words>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    metric: text('metric').$type<TournamentMetric>().notNull(),
    /** The vendor and the category whose bets count; null for all. */
    vendorCode: text('vendor_code'),
    category: text('category').$type<GameCategory>(),
    minimumStake: amount('minimum_stake').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** In the order of the places, none twice. */
    prizes: jsonb('prizes').$type<TournamentPrize[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    paidAt: moment('paid_at'),
  },
  (t) => [
    check('tournaments_range', sql`${t.startsAt} < ${t.endsAt}`),
    check('tournaments_metric', sql`${t.metric} in ('turnover', 'multiplier')`),
    index('tournaments_unpaid').on(t.endsAt).where(sql`${t.paidAt} is null`),
  ],
);

/** The places of a tournament as they were paid. */
export const tournamentPlaces = pgTable(
  'tournament_places',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    position: integer('position').notNull(),
    rank: integer('rank').notNull(),
    score: amount('score').notNull(),
    prize: amount('prize').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.memberId] }),
    index('tournament_places_position').on(t.tournamentId, t.position),
    check('tournament_places_prize', sql`${t.prize} >= 0`),
  ],
);
