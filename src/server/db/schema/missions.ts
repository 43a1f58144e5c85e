import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { GameCategory, MissionKind, WageringRules } from '#generated/model/index.ts';
import type { StoredReward, Words } from './bonuses.ts';
import { members } from './members.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The missions of the site: what is counted, how much of it, and what it gives. */
export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MissionKind>().notNull(),
    /** Money for deposits, turnover and wins, a count for the others. */
    target: numeric('target', { precision: 24, scale: 8 }).notNull(),
    /** It restarts with each day or week of the brand's time zone; null counts from start to end. */
    repeats: text('repeats').$type<'day' | 'week'>(),
    /** The categories whose bets count; null for all. */
    categories: text('categories').array().$type<GameCategory[]>(),
    title: jsonb('title').$type<Words>().notNull(),
    reward: jsonb('reward').$type<StoredReward>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    wagering: jsonb('wagering').$type<WageringRules>(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [
    check('missions_repeats_known', sql`${t.repeats} in ('day', 'week')`),
    check('missions_target', sql`${t.target} > 0`),
  ],
);

/** Who completed a mission in which of its rounds, and when that was noticed. */
export const missionCompletions = pgTable(
  'mission_completions',
  {
    missionId: text('mission_id')
      .notNull()
      .references(() => missions.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** When the round began. */
    round: moment('round').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.missionId, t.memberId, t.round] }),
    index('mission_completions_at').on(t.completedAt, t.memberId),
  ],
);
