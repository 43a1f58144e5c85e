import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BonusState,
  Language,
  ReferralRewardKind,
  RewardKind,
  RewardSource,
  RewardValue,
  WageringReason,
  WageringRules,
} from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';
import { members } from './members.ts';
import { betSettlements, bets } from './play.ts';

const member = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/**
 * The reward without its texts, which are stored with the other texts. This server offers no free rounds and no goods as
 * rewards, because it could not deliver them; goods are redeemed in the point mall.
 */
export type StoredReward = Omit<RewardValue, 'text' | 'kind'> & {
  readonly kind: Exclude<RewardKind, 'free_rounds' | 'goods'>;
};

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** Bonus money with its wagering. The balances of a member's active bonuses are its wallet `bonus`. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: text('id').primaryKey(),
    /** The event that granted it, so that it is granted once. */
    key: text('key').notNull().unique(),
    memberId: member(),
    title: jsonb('title').$type<Words>().notNull(),
    source: text('source').$type<RewardSource>().notNull(),
    sourceId: text('source_id'),
    /** The deposit that it was given for, with which it is taken back; null for others. */
    depositId: text('deposit_id'),
    amount: amount('amount').notNull(),
    balance: amount('balance').notNull(),
    required: amount('required').notNull(),
    counted: amount('counted').notNull().default('0'),
    wagering: jsonb('wagering').$type<WageringRules>().notNull(),
    state: text('state').$type<BonusState>().notNull(),
    grantedAt: moment('granted_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** What went to the main wallet when it was completed. */
    converted: amount('converted'),
    /** What went back to the house when it expired or was given up. */
    forfeited: amount('forfeited'),
  },
  (t) => [
    index('bonuses_member').on(t.memberId, t.grantedAt),
    index('bonuses_deposit').on(t.depositId).where(sql`${t.depositId} is not null`),
    index('bonuses_active').on(t.endsAt).where(sql`${t.state} = 'active'`),
    check('bonuses_state_known', sql`${t.state} in ('active', 'completed', 'expired', 'cancelled')`),
    check('bonuses_amounts', sql`${t.amount} > 0 and ${t.balance} >= 0 and ${t.required} >= 0`),
    check('bonuses_counted', sql`${t.counted} between 0 and ${t.required}`),
    check('bonuses_ended', sql`(${t.state} = 'active') = (${t.endedAt} is null)`),
    check('bonuses_converted', sql`(${t.state} = 'completed') = (${t.converted} is not null)`),
    check('bonuses_forfeited', sql`(${t.state} in ('expired', 'cancelled')) = (${t.forfeited} is not null)`),
  ],
);

/** The bonus money in the stakes of bets. What went back has a row below zero. */
export const bonusStakes = pgTable(
  'bonus_stakes',
  {
    /** The key of the posting that moved it. */
    key: text('key').notNull(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    amount: amount('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.bonusId] }), index('bonus_stakes_bet').on(t.betId)],
);

/** What each settlement of a bet did for each bonus that was active. */
export const wageringEntries = pgTable(
  'wagering_entries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    settlementId: bigint('settlement_id', { mode: 'number' })
      .notNull()
      .references(() => betSettlements.id),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    stake: amount('stake').notNull(),
    rate: integer('rate').notNull(),
    /** What counts by the rules alone; `counted` is less where the requirement ends in this bet. */
    weighed: amount('weighed').notNull(),
    counted: amount('counted').notNull(),
    countedTotal: amount('counted_total').notNull(),
    reason: text('reason').$type<WageringReason>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    unique('wagering_entries_once').on(t.bonusId, t.settlementId),
    index('wagering_entries_bet').on(t.bonusId, t.betId),
  ],
);

/** The rewards of the reward centre. */
export const memberRewards = pgTable(
  'member_rewards',
  {
    id: text('id').primaryKey(),
    /** The event that granted it, so that it is granted once. */
    key: text('key').notNull().unique(),
    memberId: member(),
    title: jsonb('title').$type<Words>().notNull(),
    source: text('source').$type<RewardSource>().notNull(),
    sourceId: text('source_id'),
    reward: jsonb('reward').$type<StoredReward>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    wagering: jsonb('wagering').$type<WageringRules>(),
    grantedAt: moment('granted_at').notNull(),
    /** Null where it stays. */
    expiresAt: moment('expires_at'),
    claimedAt: moment('claimed_at'),
    bonusId: text('bonus_id').references(() => bonuses.id),
  },
  (t) => [index('member_rewards_member').on(t.memberId, t.grantedAt)],
);

const memberColumn = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** What invited friends bring. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: text('id').primaryKey().default(sql`'rr-' || replace(gen_random_uuid()::text, '-', '')`),
    inviterId: memberColumn('inviter_id'),
    inviteeId: memberColumn('invitee_id'),
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
