import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Append-only. A trigger numbers the rows without gaps and chains each to the previous one by its hash. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    kind: text('kind').notNull(),
    memberId: bigint('member_id', { mode: 'number' }),
    /** `member`, `operator`, `vendor`, `merchant` or `system`. */
    actorKind: text('actor_kind').notNull(),
    /** The account name, operator name, code or job. */
    actor: text('actor').notNull(),
    /** The request; null in jobs. */
    requestId: text('request_id'),
    data: jsonb('data').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    check('audit_log_actor_kind', sql`${t.actorKind} in ('member', 'operator', 'vendor', 'merchant', 'system')`),
    index('audit_log_member').on(t.memberId, t.id),
    index('audit_log_kind').on(t.kind, t.id),
    index('audit_log_actor').on(t.actor, t.id),
    index('audit_log_at').on(t.at),
  ],
);
