import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The first answers of operations that must not run twice, by caller and key. A row reveals nothing of the request: the
 * key is a hash, and the request's hash is keyed with the key itself.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller: a member, or the holder of a key. */
    scope: text('scope').notNull(),
    operation: text('operation').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answered JSON. Null only inside of the transaction that creates the row. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.operation, t.keyHash] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);
