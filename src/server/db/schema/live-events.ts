import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What live streams tell, for a short time, so that a client that lost its stream can resume. Ids alone, no data. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** Whom it concerns; null for everybody. */
    memberId: bigint('member_id', { mode: 'number' }),
    kind: text('kind').notNull(),
    /** The id of what changed, where the kind alone does not say it. */
    subject: text('subject'),
  },
  (t) => [index('live_events_member').on(t.memberId, t.id), index('live_events_at').on(t.at)],
);
