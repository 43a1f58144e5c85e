import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RaffleChance, WageringRules } from '#generated/model/index.ts';
import { memberRewards, type StoredReward, type Words } from './bonuses.ts';
import { members } from './members.ts';
import { promotions } from './promotions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const promotion = () =>
  text('promotion_id')
    .notNull()
    .references(() => promotions.id);

/** The prizes of raffles; one without a reward is the blank, which is drawn for those that are used up. */
export const rafflePrizes = pgTable(
  'raffle_prizes',
  {
    id: text('id').primaryKey(),
    promotionId: promotion(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<Words>().notNull(),
    reward: jsonb('reward').$type<StoredReward>(),
    wagering: jsonb('wagering').$type<WageringRules>(),
    /** In millionths; those of a raffle sum to a million. */
    chance: integer('chance').notNull(),
    /** How many are left; null without an end. */
    left: integer('left'),
  },
  (t) => [
    check('raffle_prizes_chance', sql`${t.chance} between 0 and 1000000`),
    check('raffle_prizes_left', sql`${t.left} >= 0`),
  ],
);

/** A ticket draws one prize, from the seed that was drawn when it was earned. */
export const raffleTickets = pgTable(
  'raffle_tickets',
  {
    id: text('id').primaryKey(),
    /** The event that earned it, so that it is earned once. */
    key: text('key').notNull().unique(),
    promotionId: promotion(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    depositId: text('deposit_id').notNull(),
    /** 32 bytes in hexadecimal. */
    seed: text('seed').notNull(),
    earnedAt: moment('earned_at').notNull(),
    expiresAt: moment('expires_at'),
    drawnAt: moment('drawn_at'),
    /** The chances of its draw, in the order of the prizes; null for those drawn before they were kept. */
    chances: jsonb('chances').$type<RaffleChance[]>(),
    /** The SHA-256 of the chances, fixed when it was earned; null where they were taken at the draw. */
    chancesHash: text('chances_hash'),
    prizeId: text('prize_id').references(() => rafflePrizes.id),
    /** Null for a blank. */
    rewardId: text('reward_id').references(() => memberRewards.id),
  },
  (t) => [
    index('raffle_tickets_member').on(t.memberId, t.promotionId, t.earnedAt),
    check('raffle_tickets_drawn', sql`(${t.drawnAt} is null) = (${t.prizeId} is null)`),
  ],
);
