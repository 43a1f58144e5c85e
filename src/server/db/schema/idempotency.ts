import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The first answers of operations that must not happen twice, by who asked for what under which key. Nothing of the
 * request can be read from a row: the key is a hash, and the hash of the request is keyed with the key itself.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked: a member, or the holder of a key. */
    scope: text('scope').notNull(),
    operation: text('operation').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The JSON that was answered. Null only inside of the transaction that makes the row. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.operation, t.keyHash] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);
