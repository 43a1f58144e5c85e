import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { BillState, ContractKind } from '#generated/model/index.ts';
import { contracts } from './contracts.ts';
import { members } from './members.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
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
