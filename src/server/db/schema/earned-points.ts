import { sql } from 'drizzle-orm';
import { bigint, check, integer, numeric, pgTable } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/** What the settled bets of a member have earned in points so far; the fraction of a point waits here. */
export const earnedPoints = pgTable(
  'earned_points',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    turnover: numeric('turnover', { precision: 24, scale: 8 }).notNull().default('0'),
    /** May exceed what the turnover is worth: corrections take back no more than is left. */
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    /** Postings so far. */
    postings: integer('postings').notNull().default(0),
  },
  (t) => [check('earned_points_not_negative', sql`${t.points} >= 0 and ${t.postings} >= 0`)],
);
