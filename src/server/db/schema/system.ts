import { bigint, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Counters of the rate limiter, in the columns and order that its library writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** The seeds that this database has received, so that deleted data does not come back. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  seededAt: timestamp('planted_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The private keys for encrypted bodies, shared by all processes. */
export const bodyKeys = pgTable('body_keys', {
  kid: text('kid').primaryKey(),
  /** JWK of the private key. */
  jwk: jsonb('jwk').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
