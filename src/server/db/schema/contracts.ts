import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BillState,
  ContractKind,
  ContractState,
  ContractTerms,
  ContractVersion,
  Language,
} from '#generated/model/index.ts';
import { moment } from '../columns.ts';
import { members } from './members.ts';

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

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 }).notNull();

/** The windows that are settled. Whoever inserts a row settles its window, in the same transaction. */
export const contractSettlements = pgTable(
  'contract_settlements',
  {
    kind: text('kind').$type<ContractKind>().notNull(),
    windowFrom: moment('window_from').notNull(),
    windowTo: moment('window_to').notNull(),
    settledAt: moment('settled_at').notNull(),
    /** The newest of `team_moves` that the settlement knew. */
    lastMove: bigint('last_move', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.windowFrom] })],
);

/** What contracts paid for their windows; one bill for a contract and a window. */
export const contractBills = pgTable(
  'contract_bills',
  {
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity({ startWith: 10_001 }).primaryKey(),
    contractId: bigint('contract_id', { mode: 'number' })
      .notNull()
      .references(() => contracts.id),
    /** The signed version. */
    contractVersion: integer('contract_version').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** Who stood above when the window was settled; null is the platform. */
    uplineId: bigint('upline_id', { mode: 'number' }).references(() => members.id),
    downlineId: bigint('downline_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    windowFrom: moment('window_from').notNull(),
    windowTo: moment('window_to').notNull(),
    turnover: amount('turnover'),
    teamResult: amount('team_result'),
    activeDownlines: integer('active_downlines').notNull(),
    tier: smallint('tier'),
    /** In basis points. */
    rate: smallint('rate').notNull(),
    gross: amount('gross'),
    downlineGross: amount('downline_gross'),
    adjustment: amount('adjustment'),
    carriedIn: amount('carried_in'),
    carriedOut: amount('carried_out'),
    gap: amount('gap'),
    net: amount('net'),
    paid: amount('paid'),
    state: text('state').$type<BillState>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
    /** Since when it waits, where its payment had been begun or was left open by a budget. */
    heldAt: moment('held_at'),
    /** Why it waits, was denied or has expired. */
    reason: text('reason'),
    /** The part of `net` that `dividend_gap` pays, then `rounding`; `agents` pays the rest. Zero in bills paid before 0070. */
    gapShare: numeric('gap_share', { precision: 24, scale: 8 }).notNull().default('0'),
    rounding: numeric('rounding', { precision: 24, scale: 8 }).notNull().default('0'),
  },
  (t) => [
    unique('contract_bills_window').on(t.contractId, t.windowFrom),
    index('contract_bills_downline').on(t.downlineId, t.windowTo),
    // A settlement asks for the last bill of each agent.
    index('contract_bills_last').on(t.kind, t.downlineId, t.windowTo, t.id),
    index('contract_bills_upline').on(t.uplineId, t.windowTo),
    index('contract_bills_kind').on(t.kind, t.windowFrom),
    // What the budgets of the days so far left unpaid.
    index('contract_bills_open').on(t.windowTo, t.id).where(sql`${t.state} in ('part_collected', 'insufficient')`),
    // Operators read the windows that ended in a range.
    index('contract_bills_ended').on(t.windowTo, t.id),
    index('contract_bills_pending').on(t.downlineId, t.issuedAt).where(sql`${t.state} = 'pending'`),
    check('contract_bills_range', sql`${t.windowFrom} < ${t.windowTo}`),
    check('contract_bills_net', sql`${t.net} >= 0 and ${t.paid} between 0 and ${t.net} and ${t.gap} >= 0`),
    check('contract_bills_tier', sql`(${t.tier} is null) = (${t.rate} = 0)`),
  ],
);

/** What contracts cost the account `agents` on a day of the brand's zone. Whoever pays by a budget locks the day's row. */
export const contractBudgetDays = pgTable('contract_budget_days', {
  day: date('day').primaryKey(),
  spent: amount('spent'),
});

/** The agents whose contract payments an operator holds. The audit log knows those of the past. */
export const contractHolds = pgTable('contract_holds', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  reason: text('reason').notNull(),
  heldBy: text('held_by').notNull(),
  heldAt: moment('held_at').notNull(),
});

/** Wins of dividends and lacking turnover of salaries: what a bill carries on, and what it uses up or forgets. Never changed. */
export const contractCarries = pgTable(
  'contract_carries',
  {
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => contractBills.id),
    contractId: bigint('contract_id', { mode: 'number' })
      .notNull()
      .references(() => contracts.id),
    kind: text('kind').$type<'in' | 'out'>().notNull(),
    /** Negative where a bill takes up what an earlier one carried on. */
    amount: amount('amount'),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.billId, t.kind] }),
    index('contract_carries_contract').on(t.contractId, t.at),
    check('contract_carries_sign', sql`(${t.kind} = 'out') = (${t.amount} > 0) and ${t.amount} <> 0`),
  ],
);
