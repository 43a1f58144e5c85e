import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The events of live streams, stored briefly so that a client can resume. Ids only, no data. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** The member concerned; null for everybody. */
    memberId: bigint('member_id', { mode: 'number' }),
    kind: text('kind').notNull(),
    /** The id of the changed object, where the kind alone does not identify it. */
    subject: text('subject'),
  },
  (t) => [index('live_events_member').on(t.memberId, t.id), index('live_events_at').on(t.at)],
);
