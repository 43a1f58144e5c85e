import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language, PointRewardKind, WageringRules } from '#generated/model/index.ts';
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
