import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Language, PrivilegeKind } from '#generated/model/index.ts';
import { members, ranks } from './members.ts';

/** A text in each of its languages. */
export type RankWords = Partial<Readonly<Record<Language, string>>>;

/** A benefit of a rank, in display order. The kind decides which column has the amount. */
export const rankPrivileges = pgTable(
  'rank_privileges',
  {
    level: smallint('level')
      .notNull()
      .references(() => ranks.level),
    position: integer('position').notNull(),
    kind: text('kind').$type<PrivilegeKind>().notNull(),
    /** Basis points of valid turnover. */
    rate: integer('rate'),
    amount: numeric('amount', { precision: 24, scale: 8 }),
    count: integer('count'),
    words: jsonb('words').$type<RankWords>(),
  },
  (t) => [
    primaryKey({ columns: [t.level, t.position] }),
    check(
      'rank_privileges_kind_known',
      sql`${t.kind} in ('rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other')`,
    ),
    check('rank_privileges_rate_share', sql`${t.rate} between 0 and 10000`),
    check('rank_privileges_not_negative', sql`${t.amount} >= 0 and ${t.count} >= 0`),
  ],
);

/** The upgrade rules in each language, cleaned when they were stored. */
export const rankRules = pgTable('rank_rules', {
  language: text('language').$type<Language>().primaryKey(),
  html: text('html').notNull(),
});

/** Valid turnover of settled bets, summed by the day of the check that counts it. */
export const rankTurnover = pgTable(
  'rank_turnover',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    countedOn: date('counted_on', { mode: 'string' }).notNull(),
    amount: numeric('amount', { precision: 24, scale: 8 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.countedOn] }), check('rank_turnover_positive', sql`${t.amount} > 0`)],
);
