import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryAddress, PointRewardKind, RedemptionState } from '#generated/model/index.ts';
import { bonuses, type Words } from './bonuses.ts';
import { members } from './members.ts';
import { pointRewards } from './point-rewards.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
