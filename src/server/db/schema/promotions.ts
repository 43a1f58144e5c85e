import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ApplyMode, GameCategory, Language, PromotionCategory, WageringRules } from '#generated/model/index.ts';
import { bonuses, type StoredReward } from './bonuses.ts';
import { members } from './members.ts';
import type { BannerArt } from './notices.ts';

/**
 * What brings a reward. A deposit rule is about an account's first one, or the first of a weekday (0 is Monday). A
 * share of a week's valid turnover waits for some days from Monday on. A raffle ticket is for each so much of a
 * deposit.
 */
export type PromotionRule =
  | { readonly kind: 'registration' | 'first_deposit' }
  | { readonly kind: 'weekday_deposit'; readonly weekday: number }
  | { readonly kind: 'deposit_tickets'; readonly each: string; readonly mostPerDay: number }
  | { readonly kind: 'weekly_turnover'; readonly categories: readonly GameCategory[]; readonly days: number };

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
    /** What brings the reward; null where an operator or nobody does. */
    rule: jsonb('rule').$type<PromotionRule>(),
    /** The most money that it may give in all; null without an end. */
    budget: numeric('budget', { precision: 24, scale: 8 }),
    /** The money that it has given or promised. */
    spent: numeric('spent', { precision: 24, scale: 8 }).notNull().default('0'),
  },
  (t) => [
    check(
      'promotions_category_known',
      sql`${t.category} in ('new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other')`,
    ),
    check('promotions_mode_known', sql`${t.applyMode} in ('join', 'apply', 'claim', 'raffle', 'auto')`),
    check('promotions_period', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('promotions_budget', sql`${t.spent} >= 0 and ${t.spent} <= coalesce(${t.budget}, ${t.spent})`),
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

/** Who has joined a promotion, once for each of its rounds. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** The day of the round, `yyyy-MM-dd`; empty where it never repeats. */
    round: text('round').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The deposit that met the condition. */
    deposited: numeric('deposited', { precision: 24, scale: 8 }),
    issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }),
    bonusId: text('bonus_id').references(() => bonuses.id),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.memberId, t.round] }),
    index('promotion_entries_member').on(t.memberId),
    check('promotion_entries_issued', sql`(${t.issuedAt} is null) = (${t.deposited} is null)`),
  ],
);
