import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { games, vendors } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
