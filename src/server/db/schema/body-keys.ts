import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The private keys that decrypt encrypted bodies (API-78), in the database so that all processes share them. */
export const bodyKeys = pgTable('body_keys', {
  kid: text('kid').primaryKey(),
  jwk: jsonb('jwk').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
