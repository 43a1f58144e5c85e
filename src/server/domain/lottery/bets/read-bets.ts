import { sql } from 'drizzle-orm';
import type { Language, LotteryBet, LotteryBetPage, LotteryBetState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { BET_TABLES, betColumns, type LotteryBetRow, readBets, showBet } from './bet-row.ts';

interface BetQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly drawId?: string | undefined;
  readonly state?: LotteryBetState | undefined;
}

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

/**
 * A page of the member's bets on draws by the time of placing, newest first, and those of a slip in the order of its
 * draws (LOTTERY-10, MEMBER-07). It has the sums of the range. Failure: `validation_failed` for a wrong range.
 */
export async function listLotteryBets(
  { db, brand, clock }: Needs,
  memberId: number,
  query: BetQuery,
  language: Language,
): Promise<LotteryBetPage> {
  const { gameCode, drawId, state } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const isOpen = sql`l.state = 'open'`;
  const isDecided = sql`l.state in ('won', 'lost')`;
  const { content, totals, ...page } = await paged<
    LotteryBetRow,
    Record<'stake' | 'payout' | 'openStake' | 'net', string>
  >(
    db,
    {
      name: 'lottery_bets',
      from: piece(BET_TABLES),
      where: [
        sql`l.member_id = ${memberId} and l.placed_at >= ${from} and l.placed_at < ${to}`,
        gameCode === undefined ? undefined : sql`l.game_code = ${gameCode}`,
        drawId === undefined ? undefined : sql`l.draw_id = ${drawId}`,
        state && sql`l.state = ${state}`,
      ],
      order: sql`l.placed_at desc, l.place, l.bet_id desc`,
      columns: piece(betColumns('$1', '$2'), language, brand.defaultLanguage),
      totals: {
        stake: sql`coalesce(sum(l.stake) filter (where ${isOpen} or ${isDecided}), 0)`,
        payout: sql`coalesce(sum(l.payout) filter (where ${isDecided}), 0)`,
        openStake: sql`coalesce(sum(l.stake) filter (where ${isOpen}), 0)`,
        net: sql`coalesce(sum(l.payout - l.stake) filter (where not ${isOpen}), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const now = clock();
  return {
    ...page,
    content: content.map((row) => showBet({ brand }, row, now, language)),
    totals: {
      bets: page.totalElements,
      stake: wire(totals.stake),
      payout: wire(totals.payout),
      openStake: wire(totals.openStake),
      net: wire(totals.net),
    },
  };
}

/** A bet of the member on a draw. Failure: `not_found`, also for another member's. */
export async function getLotteryBet(
  { db, brand, clock }: Needs,
  memberId: number,
  betId: string,
  language: Language,
): Promise<LotteryBet> {
  const [row] = await readBets(db, { brand }, [betId], language);
  if (row?.memberId !== memberId) throw new Failure('not_found');
  return showBet({ brand }, row, clock(), language);
}
