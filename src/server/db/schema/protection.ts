import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ExclusionPeriod } from '#generated/model/index.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Limits of deposits, losses and time. A member's own limit and the operator's are two rows; the lower one holds. */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: memberId(),
    kind: text('kind').$type<'deposit' | 'loss' | 'time'>().notNull(),
    period: text('period').$type<'session' | 'day' | 'week' | 'month'>().notNull(),
    setBy: text('set_by').$type<'member' | 'operator'>().notNull(),
    /** Money, or minutes for `time`; null is no limit. */
    amount: amount('amount'),
    /** What replaces the amount at `nextAt`. Without a waiting change both are null. */
    nextAmount: amount('next_amount'),
    nextAt: moment('next_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.period, t.setBy] }),
    check('play_limits_set_by_known', sql`${t.setBy} in ('member', 'operator')`),
    check(
      'play_limits_kind_known',
      sql`(${t.kind} in ('deposit', 'loss') and ${t.period} in ('day', 'week', 'month'))
      or (${t.kind} = 'time' and ${t.period} in ('session', 'day'))`,
    ),
    check('play_limits_amounts', sql`${t.amount} >= 0 and ${t.nextAmount} >= 0`),
  ],
);

/** Self-exclusions, with what recognises the person at a new registration. */
export const selfExclusions = pgTable(
  'self_exclusions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    memberId: memberId(),
    period: text('period').$type<ExclusionPeriod>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null is for ever. */
    endsAt: moment('ends_at'),
    /** When the account was opened again. */
    endedAt: moment('ended_at'),
    /** Dialling code and number, digits only. */
    mobile: text('mobile'),
    /** In lower case. */
    email: text('email'),
    /** Letters and digits only, in upper case. */
    idNumber: text('id_number'),
  },
  (t) => [
    index('self_exclusions_member').on(t.memberId),
    index('self_exclusions_due').on(t.endsAt).where(sql`${t.endedAt} is null`),
    index('self_exclusions_mobile').on(t.mobile),
    index('self_exclusions_email').on(t.email),
    index('self_exclusions_id_number').on(t.idNumber),
  ],
);
