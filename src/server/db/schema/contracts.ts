import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContractKind, ContractState, ContractTerms, ContractVersion, Language } from '#generated/model/index.ts';
import { members } from './members.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Contracts of agents. Each change is a row of `contract_versions`. */
export const contracts = pgTable(
  'contracts',
  {
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity({ startWith: 10_001 }).primaryKey(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** Who grants it; null is the platform. */
    uplineId: bigint('upline_id', { mode: 'number' }).references(() => members.id),
    /** Who is paid. */
    downlineId: bigint('downline_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    state: text('state').$type<ContractState>().notNull(),
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    /** The rate of the highest tier, in basis points. */
    rate: integer('rate').notNull(),
    version: smallint('version').notNull().default(1),
    /** Whose agreement a termination waits for; null in other states. */
    waitsFor: text('waits_for').$type<'upline' | 'downline'>(),
    effectiveFrom: moment('effective_from'),
    effectiveTo: moment('effective_to'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('contracts_open')
      .on(t.kind, sql`coalesce(${t.uplineId}, 0)`, t.downlineId)
      .where(sql`${t.state} = 'requested'`),
    uniqueIndex('contracts_in_force')
      .on(t.kind, t.downlineId, sql`coalesce(${t.uplineId}, 0)`)
      .where(sql`${t.state} in ('valid', 'terminating')`),
    index('contracts_downline').on(t.downlineId, t.updatedAt),
    index('contracts_upline').on(t.uplineId, t.updatedAt),
    check('contracts_rate', sql`${t.rate} between 1 and 10000`),
    check('contracts_waiting', sql`(${t.state} = 'terminating') = (${t.waitsFor} is not null)`),
    check(
      'contracts_signed',
      sql`(${t.state} in ('requested', 'rejected', 'withdrawn')) = (${t.effectiveFrom} is null)`,
    ),
  ],
);

/** What was done with a contract and what its text was. A trigger forbids changes. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    contractId: bigint('contract_id', { mode: 'number' })
      .notNull()
      .references(() => contracts.id),
    version: smallint('version').notNull(),
    action: text('action').$type<ContractVersion['action']>().notNull(),
    state: text('state').$type<ContractState>().notNull(),
    /** Who did it; null is the platform. */
    byId: bigint('by_id', { mode: 'number' }).references(() => members.id),
    at: moment('at').notNull(),
    text: text('text').notNull(),
    textLanguage: text('text_language').$type<Language>().notNull(),
    /** SHA-256 of the text, in hexadecimal. */
    textHash: text('text_hash').notNull(),
    reason: text('reason'),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.version] })],
);
