import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AgentType } from '#generated/model/index.ts';
import { members } from './members.ts';

/**
 * The tree of the accounts as a closure table: each account below each one above it, and below itself at depth 0.
 * Triggers on `members.upline_id` maintain it, refuse cycles, and let moves wait for each other.
 */
export const teamLines = pgTable(
  'team_lines',
  {
    ancestorId: bigint('ancestor_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    descendantId: bigint('descendant_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Steps between the two. */
    depth: integer('depth').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ancestorId, t.descendantId] }),
    index('team_lines_descendant').on(t.descendantId, t.depth),
    index('team_lines_depth').on(t.ancestorId, t.depth),
    check('team_lines_self', sql`(${t.depth} = 0) = (${t.ancestorId} = ${t.descendantId})`),
  ],
);

/**
 * What moves of lines changed of `team_lines`, in order, so that old bills still know their teams. Accounts that opened
 * in their place are not among them.
 */
export const teamMoves = pgTable(
  'team_moves',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    ancestorId: bigint('ancestor_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    descendantId: bigint('descendant_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** False where the descendant left the team of the ancestor. */
    joined: boolean('joined').notNull(),
  },
  (t) => [index('team_moves_ancestor').on(t.ancestorId, t.descendantId, t.id)],
);

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 }).notNull().default('0');

/**
 * What each member's bets and ledger brought in an hour, of hours that are closed. It knows no tree: a reader joins the
 * lines of today. Withdrawals are not among it, because their states change later.
 */
export const memberHours = pgTable(
  'member_hours',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When the hour began, in UTC. */
    hour: timestamp('hour', { withTimezone: true, precision: 3 }).notNull(),
    /** Bets that were settled for the first time. */
    bets: integer('bets').notNull().default(0),
    turnover: amount('turnover'),
    validTurnover: amount('valid_turnover'),
    prizes: amount('prizes'),
    deposits: amount('deposits'),
    rebates: amount('rebates'),
    promotions: amount('promotions'),
    fees: amount('fees'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hour] })],
);

/** One row: every hour before `closed_until` is closed. */
export const memberHoursClosed = pgTable(
  'member_hours_closed',
  {
    id: smallint('id').primaryKey().default(1),
    closedUntil: timestamp('closed_until', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [check('member_hours_closed_single', sql`${t.id} = 1`)],
);

/** Links by which people register below an agent. Their codes are also in `invitation_codes`; removed links stay. */
export const registrationLinks = pgTable(
  'registration_links',
  {
    id: text('id').primaryKey(),
    agentId: bigint('agent_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** In upper case. */
    code: text('code').notNull().unique(),
    type: smallint('type').$type<AgentType>().notNull(),
    /** In basis points. */
    rebate: smallint('rebate').notNull(),
    note: text('note'),
    enabled: boolean('enabled').notNull().default(true),
    visits: integer('visits').notNull().default(0),
    registrations: integer('registrations').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('registration_links_agent').on(t.agentId, t.createdAt).where(sql`${t.removedAt} is null`),
    check('registration_links_rebate', sql`${t.rebate} between 0 and 10000`),
  ],
);
