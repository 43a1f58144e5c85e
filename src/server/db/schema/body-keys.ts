import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The private keys that open encrypted bodies (API-78): in the database, so that all processes have the same. */
export const bodyKeys = pgTable('body_keys', {
  kid: text('kid').primaryKey(),
  jwk: jsonb('jwk').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
