import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  BannerGroup,
  GameCategory,
  Language,
  LinkageType,
  TournamentMetric,
  TournamentPrize,
} from '#generated/model/index.ts';
import { amount, moment } from '../columns.ts';
import type { Words } from './bonuses.ts';
import { members } from './members.ts';

/** The period in which something is shown, and who changed it last. */
const managed = {
  /** Exclusive; null lasts until it is withdrawn. */
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
  /** Withdrawn for good. */
  enabled: boolean('enabled').notNull().default(true),
  /** Counts the changes. */
  version: integer('version').notNull().default(1),
  updatedBy: text('updated_by').notNull().default('site'),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
};

/** The content of a drawn banner: hues in degrees, props by the names of the art motifs. */
export interface BannerArt {
  readonly hue: number;
  readonly accent?: number;
  readonly props: readonly string[];
  readonly tone?: 'deep' | 'day';
  readonly flip?: boolean;
  /** The size of the drawing; by default that of a tall banner. */
  readonly w?: number;
  readonly h?: number;
}

/** Competitions for places: what is counted, from when to when, and the prizes. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Words>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    metric: text('metric').$type<TournamentMetric>().notNull(),
    /** The vendor and the category whose bets count; null for all. */
    vendorCode: text('vendor_code'),
    category: text('category').$type<GameCategory>(),
    minimumStake: amount('minimum_stake').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** In the order of the places, none twice. */
    prizes: jsonb('prizes').$type<TournamentPrize[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    paidAt: moment('paid_at'),
  },
  (t) => [
    check('tournaments_range', sql`${t.startsAt} < ${t.endsAt}`),
    check('tournaments_metric', sql`${t.metric} in ('turnover', 'multiplier')`),
    index('tournaments_unpaid').on(t.endsAt).where(sql`${t.paidAt} is null`),
  ],
);

/** The places of a tournament as they were paid. */
export const tournamentPlaces = pgTable(
  'tournament_places',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    position: integer('position').notNull(),
    rank: integer('rank').notNull(),
    score: amount('score').notNull(),
    prize: amount('prize').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.memberId] }),
    index('tournament_places_position').on(t.tournamentId, t.position),
    check('tournament_places_prize', sql`${t.prize} >= 0`),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    groupName: text('group_name').$type<BannerGroup>().notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    /** For banners whose picture this server draws. */
    art: jsonb('art').$type<BannerArt>(),
    linkageType: text('linkage_type').$type<LinkageType>(),
    linkage: text('linkage'),
    /** The tournament that its words tell about; it is shown as long as that one runs. */
    tournamentId: text('tournament_id').references(() => tournaments.id),
    startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    ...managed,
  },
  (t) => [
    check('banners_linkage_complete', sql`(${t.linkageType} is null) = (${t.linkage} is null)`),
    check('banners_period', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);

export const bannerTexts = pgTable(
  'banner_texts',
  {
    bannerId: text('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    kicker: text('kicker'),
    title: text('title').notNull(),
    text: text('text'),
    actionLabel: text('action_label'),
    terms: text('terms'),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.language] })],
);

/** The text types; banners (`B`) have a table of their own. */
export type TextNoticeType = 'PL' | 'PU' | 'PR' | 'H';

export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<TextNoticeType>().notNull(),
    /** The beginning of its period. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    ...managed,
  },
  (t) => [
    check('announcements_type_known', sql`${t.type} in ('PL', 'PU', 'PR', 'H')`),
    check('announcements_period', sql`${t.endsAt} is null or ${t.endsAt} > ${t.publishedAt}`),
    index('announcements_newest').on(t.type, t.publishedAt),
  ],
);

/** The content is cleaned HTML: only `storeAnnouncement` writes it. */
export const announcementTexts = pgTable(
  'announcement_texts',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.language] })],
);
