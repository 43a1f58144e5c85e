import { type SQL, sql } from 'drizzle-orm';
import type { BetCategoryTotals, BetPage, BetState, GameCategory, Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { foldedSql, wordsOf } from '../../ground/text/fold.ts';
import { MENU } from '../catalogue/snapshot.ts';
import { BET_COLUMNS, type BetRow, betOf, DRAW_JOINS } from './bet-row.ts';

export interface BetQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameType?: GameCategory | undefined;
  readonly state?: BetState | undefined;
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * A page of the member's bets by the time of placing, newest first, and those of a lottery slip in the order of its draws
 * (MEMBER-07, MEMBER-22). It has the sums of all pages and of each category. Failure: `validation_failed` for a wrong range.
 */
export async function listBets(
  services: Pick<Services, 'db' | 'brand' | 'clock' | 'catalogue'>,
  memberId: number,
  query: BetQuery,
  language: Language,
): Promise<BetPage> {
  const { db, brand, clock, catalogue } = services;
  const { gameType, state, vassalage } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const { content, totals, ...page } = await paged<BetRow, Record<string, string>>(
    db,
    {
      name: 'bets',
      from: sql`bets b`,
      where: [
        sql`b.member_id = ${memberId} and b.placed_at >= ${from} and b.placed_at < ${to}`,
        gameType && sql`b.category = ${gameType}`,
        state && sql`b.state = ${state}`,
        vassalage === undefined ? undefined : sql`b.vendor_code = ${vassalage}`,
        matching(query.search?.trim() ?? ''),
      ],
      order: sql`b.placed_at desc, (select l.place from lottery_bets l where l.bet_id = b.id), b.id desc`,
      columns: piece(BET_COLUMNS),
      join: { alias: 'b', tables: piece(DRAW_JOINS) },
      totals: SUMS,
    },
    query,
  );
  const known = await catalogue.current();
  const wire = (name: string) => money(totals[name] ?? '0', brand.currency.decimals);
  const count = (name: string) => Number(totals[name] ?? 0);
  const ofCategory = (category: GameCategory): BetCategoryTotals => ({
    gameType: category,
    count: count(`count ${category}`),
    stake: wire(`stake ${category}`),
    payout: wire(`payout ${category}`),
    net: wire(`net ${category}`),
  });
  return {
    ...page,
    content: content.map((row) => betOf(services, known, row, language)),
    totals: {
      count: count('count'),
      openCount: count('openCount'),
      stake: wire('stake'),
      openStake: wire('openStake'),
      payout: wire('payout'),
      net: wire('net'),
      validTurnover: wire('validTurnover'),
      categories: MENU.map(ofCategory).filter((category) => category.count > 0),
    },
  };
}

const isOpen = sql`b.state = 'open'`;
const isSettled = sql`b.state <> 'open'`;

function sum(amount: SQL, which: SQL): SQL {
  return sql`coalesce(sum(${amount}) filter (where ${which}), 0)`;
}

// Both kinds of sums are of one statement, so that they agree.
const SUMS: Readonly<Record<string, SQL>> = {
  count: sql`count(*)`,
  openCount: sql`count(*) filter (where ${isOpen})`,
  stake: sum(sql`b.stake`, sql`true`),
  openStake: sum(sql`b.stake`, isOpen),
  payout: sum(sql`b.payout`, isSettled),
  net: sum(sql`b.payout - b.stake`, isSettled),
  validTurnover: sum(sql`b.valid_turnover`, isSettled),
  ...Object.fromEntries(MENU.flatMap(sumsOf)),
};

function sumsOf(category: GameCategory): readonly (readonly [string, SQL])[] {
  const isOf = sql`b.category = ${sql.raw(`'${category}'`)}`;
  return [
    [`count ${category}`, sql`count(*) filter (where ${isOf})`],
    [`stake ${category}`, sum(sql`b.stake`, isOf)],
    [`payout ${category}`, sum(sql`b.payout`, sql`${isOf} and ${isSettled}`)],
    [`net ${category}`, sum(sql`b.payout - b.stake`, sql`${isOf} and ${isSettled}`)],
  ];
}

/** The name of a game as `fold` writes it, apart from the signs between its words. */
const FOLDED_NAME = piece(foldedSql('b.game_name'));

/** All words in the name of the game, or the id of a bet or a round. */
function matching(search: string): SQL | undefined {
  if (search === '') return undefined;
  const words = wordsOf(search).map((word) => sql`position(${word} in ${FOLDED_NAME}) > 0`);
  const isId = sql`b.id = ${search} or b.round_id = ${search}`;
  return words.length === 0 ? isId : sql`${isId} or (${sql.join(words, sql` and `)})`;
}
