import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  DeliveryAddress,
  Language,
  PointRewardKind,
  RedemptionState,
  WageringRules,
} from '#generated/model/index.ts';
import { moment } from '../columns.ts';
import { bonuses, type Words } from './bonuses.ts';
import { members } from './members.ts';
import type { BannerArt } from './notices.ts';

/** The rewards that points buy. */
export const pointRewards = pgTable(
  'point_rewards',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PointRewardKind>().notNull(),
    /** The brand's own order. */
    position: integer('position').notNull(),
    picture: text('picture').notNull(),
    /** For rewards whose picture this server draws. */
    art: jsonb('art').$type<BannerArt>(),
    points: integer('points').notNull(),
    /** Null for an unlimited stock. */
    stock: integer('stock'),
    /** The money of one reward; null for goods. */
    amount: numeric('amount', { precision: 24, scale: 8 }),
    wagering: jsonb('wagering').$type<WageringRules>(),
    needsAddress: boolean('needs_address').notNull(),
    maxQuantity: integer('max_quantity').notNull().default(1),
    hot: boolean('hot').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    check('point_rewards_kind_known', sql`${t.kind} in ('goods', 'bonus', 'money')`),
    check('point_rewards_money', sql`(${t.kind} = 'goods') = (${t.amount} is null)`),
    check('point_rewards_points', sql`${t.points} > 0`),
    check('point_rewards_stock', sql`${t.stock} is null or ${t.stock} >= 0`),
    check('point_rewards_quantity', sql`${t.maxQuantity} between 1 and 100`),
  ],
);

export const pointRewardTexts = pgTable(
  'point_reward_texts',
  {
    rewardId: text('reward_id')
      .notNull()
      .references(() => pointRewards.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Cleaned when it was stored. */
    html: text('html').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rewardId, t.language] })],
);

/** What members redeemed for points. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    rewardId: text('reward_id')
      .notNull()
      .references(() => pointRewards.id),
    kind: text('kind').$type<PointRewardKind>().notNull(),
    /** As it was then. */
    title: jsonb('title').$type<Words>().notNull(),
    picture: text('picture').notNull(),
    quantity: integer('quantity').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    state: text('state').$type<RedemptionState>().notNull(),
    /** Sealed; what was stored before addresses were sealed is plain until the housekeeping seals it. */
    address: jsonb('address').$type<string | DeliveryAddress>(),
    bonusId: text('bonus_id').references(() => bonuses.id),
    tracking: text('tracking'),
    reason: text('reason'),
    note: text('note'),
    redeemedAt: moment('redeemed_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    check('redemptions_state', sql`${t.state} in ('processing', 'rejected', 'completed')`),
    check('redemptions_ended', sql`(${t.state} = 'processing') = (${t.endedAt} is null)`),
    check('redemptions_reason', sql`(${t.state} = 'rejected') = (${t.reason} is not null)`),
    check('redemptions_counts', sql`${t.quantity} > 0 and ${t.points} > 0`),
    index('redemptions_member').on(t.memberId, t.redeemedAt),
    index('redemptions_waiting').on(t.redeemedAt).where(sql`${t.state} = 'processing'`),
  ],
);

/** What the settled bets of a member have earned in points so far; the fraction of a point waits here. */
export const earnedPoints = pgTable(
  'earned_points',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    turnover: numeric('turnover', { precision: 24, scale: 8 }).notNull().default('0'),
    /** May exceed what the turnover is worth: corrections take back no more than is left. */
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    /** Postings so far. */
    postings: integer('postings').notNull().default(0),
  },
  (t) => [check('earned_points_not_negative', sql`${t.points} >= 0 and ${t.postings} >= 0`)],
);
