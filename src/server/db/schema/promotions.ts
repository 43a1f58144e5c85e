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
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ApplicationState,
  ApplyMode,
  GameCategory,
  ImageType,
  Language,
  MissionKind,
  PromotionCategory,
  RaffleChance,
  WageringRules,
} from '#generated/model/index.ts';
import { moment } from '../columns.ts';
import { bonuses, memberRewards, type StoredReward, type Words } from './bonuses.ts';
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

/** The applications of members for promotions, which operators decide. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    state: text('state').$type<ApplicationState>().notNull(),
    remark: text('remark').notNull(),
    imageCount: smallint('image_count').notNull(),
    filedAt: moment('filed_at').notNull(),
    reviewer: text('reviewer'),
    takenAt: moment('taken_at'),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
    note: text('note'),
    bonusId: text('bonus_id').references(() => bonuses.id),
  },
  (t) => [
    check('applications_state_known', sql`${t.state} in ('applying', 'processing', 'issued', 'rejected')`),
    check('applications_decided', sql`(${t.state} in ('issued', 'rejected')) = (${t.decidedAt} is not null)`),
    // After a rejection the member may apply again.
    uniqueIndex('applications_once').on(t.promotionId, t.memberId).where(sql`${t.state} <> 'rejected'`),
    index('applications_filed').on(t.filedAt),
    index('applications_member').on(t.memberId, t.promotionId),
  ],
);

/** The pictures of applications, encoded anew and without metadata. */
export const applicationImages = pgTable(
  'application_images',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id),
    position: smallint('position').notNull(),
    contentType: text('content_type').$type<ImageType>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** In base64. */
    data: text('data').notNull(),
  },
  (t) => [index('application_images_of').on(t.applicationId, t.position)],
);

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

/** The missions of the site: what is counted, how much of it, and what it gives. */
export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MissionKind>().notNull(),
    /** Money for deposits, turnover and wins, a count for the others. */
    target: numeric('target', { precision: 24, scale: 8 }).notNull(),
    /** It restarts with each day or week of the brand's time zone; null counts from start to end. */
    repeats: text('repeats').$type<'day' | 'week'>(),
    /** The categories whose bets count; null for all. */
    categories: text('categories').array().$type<GameCategory[]>(),
    title: jsonb('title').$type<Words>().notNull(),
    reward: jsonb('reward').$type<StoredReward>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    wagering: jsonb('wagering').$type<WageringRules>(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [
    check('missions_repeats_known', sql`${t.repeats} in ('day', 'week')`),
    check('missions_target', sql`${t.target} > 0`),
  ],
);

/** Who completed a mission in which of its rounds, and when that was noticed. */
export const missionCompletions = pgTable(
  'mission_completions',
  {
    missionId: text('mission_id')
      .notNull()
      .references(() => missions.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** When the round began. */
    round: moment('round').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.missionId, t.memberId, t.round] }),
    index('mission_completions_at').on(t.completedAt, t.memberId),
  ],
);
