import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { games, vendors } from './catalogue.ts';

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

/** Visitors whom operators keep out: a network, or a country. */
export const siteBlocks = pgTable(
  'site_blocks',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'ip' | 'region'>().notNull(),
    /** In CIDR notation. */
    network: text('network'),
    country: text('country'),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Excluded; null lasts until an operator lifts the block. */
    endsAt: moment('ends_at'),
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (t) => [
    check(
      'site_blocks_kind',
      sql`(${t.kind} = 'ip' and ${t.network} is not null and ${t.country} is null)
      or (${t.kind} = 'region' and ${t.country} is not null and ${t.network} is null)`,
    ),
    index('site_blocks_created').on(t.createdAt),
  ],
);

/** Maintenances that operators plan and start. */
export const maintenances = pgTable(
  'maintenances',
  {
    id: text('id').primaryKey(),
    scope: text('scope').$type<'site' | 'vendor' | 'game'>().notNull(),
    vendorCode: text('vendor_code').references(() => vendors.code),
    nodeId: integer('node_id').references(() => games.nodeId),
    note: text('note'),
    startsAt: moment('starts_at').notNull(),
    startedBy: text('started_by').notNull(),
    /** The end as visitors are told; null where nobody knows. */
    endsAt: moment('ends_at'),
    /** Whether it ends then without an operator. */
    endsByItself: boolean('ends_by_itself').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    check(
      'maintenances_scope',
      sql`(${t.scope} = 'vendor') = (${t.vendorCode} is not null)
      and (${t.scope} = 'game') = (${t.nodeId} is not null)`,
    ),
    index('maintenances_starts').on(t.startsAt),
  ],
);

/** The marks in `seeds` of whose database it is. */

/** A demo's; the name is from when every server was one. */
export const DEMO_MARK = 'sandbox';
/** A site's; its time is when the site began. */
export const SITE_MARK = 'site';
