import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReferralRewardKind } from '#generated/model/index.ts';
import { members } from './members.ts';

const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** What invited friends bring. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: text('id').primaryKey().default(sql`'rr-' || replace(gen_random_uuid()::text, '-', '')`),
    inviterId: member('inviter_id'),
    inviteeId: member('invitee_id'),
    kind: text('kind').$type<ReferralRewardKind>().notNull(),
    /** In the brand's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    turnover: amount('turnover').notNull().default('0'),
    /** In basis points of the turnover. */
    rate: integer('rate').notNull().default(0),
    amount: amount('amount').notNull(),
    dueAt: moment('due_at').notNull(),
    creditedAt: moment('credited_at'),
  },
  (t) => [
    uniqueIndex('referral_rewards_turnover').on(t.inviteeId, t.day).where(sql`${t.kind} = 'turnover'`),
    uniqueIndex('referral_rewards_once').on(t.inviteeId, t.kind).where(sql`${t.kind} <> 'turnover'`),
    index('referral_rewards_inviter').on(t.inviterId, t.day),
    index('referral_rewards_due').on(t.dueAt).where(sql`${t.creditedAt} is null`),
    check('referral_rewards_kind_known', sql`${t.kind} in ('registration', 'first_deposit', 'turnover')`),
    check('referral_rewards_amounts', sql`${t.amount} >= 0 and ${t.turnover} >= 0`),
    check('referral_rewards_other', sql`${t.inviterId} <> ${t.inviteeId}`),
  ],
);
