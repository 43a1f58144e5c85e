import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  ApplyMode,
  Language,
  PromotionCategory,
  RewardValue,
  WageringRules,
} from '../../../../generated/server/model/index.ts';
import type { BannerArt } from './notices.ts';

/** The reward without its texts, which are stored with the other texts. */
export type StoredReward = Omit<RewardValue, 'text'>;

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    category: text('category').$type<PromotionCategory>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Exclusive; null lasts until the brand ends it. */
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
    applyMode: text('apply_mode').$type<ApplyMode>().notNull(),
    reward: jsonb('reward').$type<StoredReward>().notNull(),
    wagering: jsonb('wagering').$type<WageringRules>(),
    minDeposit: numeric('min_deposit', { precision: 24, scale: 8 }),
    picture: text('picture').notNull(),
    /** For promotions whose picture this server draws. */
    art: jsonb('art').$type<BannerArt>(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [
    check(
      'promotions_category_known',
      sql`${t.category} in ('new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other')`,
    ),
    check('promotions_mode_known', sql`${t.applyMode} in ('join', 'apply', 'claim', 'raffle', 'auto')`),
    check('promotions_period', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('promotions_deposit_positive', sql`${t.minDeposit} is null or ${t.minDeposit} > 0`),
  ],
);

export const promotionTexts = pgTable(
  'promotion_texts',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    reward: text('reward').notNull(),
    /** The whole text and its small print, cleaned when it was stored. */
    html: text('html').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.language] })],
);
