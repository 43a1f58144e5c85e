import type { Chase, ChaseDraw, Language, LotteryBetState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { lotteryChases } from '#server/db/schema/lottery-bets.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { gameName } from './bet-row.ts';
import { sumOf } from './read-slip.ts';

/** A chase as it is stored, without its draws. Amounts are `numeric` text. */
export type ChaseRow = Omit<typeof lotteryChases.$inferSelect, 'memberId' | 'id'> & {
  readonly chaseId: string;
  readonly gameName: string;
};

/** The columns of a chase `c`. Its game's name is in the language of a parameter, else in another. */
export const chaseColumns = (first: string, second: string) => `
  c.id as "chaseId", c.game_code as "gameCode", c.stop_on_win as "stopOnWin", c.state, c.lines,
  c.total_stake as "totalStake", c.placed_at as "placedAt", c.ended_at as "endedAt",
  ${gameName('c.game_code', first, second)}`;

interface BetOfChase {
  readonly chaseId: string;
  readonly betId: string;
  readonly drawId: string;
  readonly drawAt: Date;
  readonly multiple: number;
  readonly stake: string;
  readonly state: LotteryBetState;
  readonly payout: string | null;
}

const BETS = `
  select l.chase_id as "chaseId", l.bet_id as "betId", l.draw_id as "drawId", d.draw_at as "drawAt",
    l.draw_multiple as multiple, l.stake, l.state, l.payout
  from lottery_bets l join lottery_draws d on d.id = l.draw_id
  where l.chase_id = any($1) order by l.chase_id, l.place`;

/** Chases as the contract shows them, in their order. */
export async function showChases(
  db: Pick<Queries, 'query'>,
  { brand }: Pick<Services, 'brand'>,
  chases: readonly ChaseRow[],
): Promise<Chase[]> {
  if (chases.length === 0) return [];
  const ids = chases.map(({ chaseId }) => chaseId);
  const byChase = Map.groupBy(await db.query<BetOfChase>('lottery_chase_bets', BETS, [ids]), ({ chaseId }) => chaseId);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return chases.map((row) => {
    const bets = byChase.get(row.chaseId) ?? [];
    const draws = [...Map.groupBy(bets, ({ drawId }) => drawId).values()].map((ofDraw) => drawOf(ofDraw, wire));
    const paid = (isPaid: (bet: BetOfChase) => boolean) =>
      wire(sumOf(bets.filter(isPaid).map(({ payout }) => payout ?? '0')));
    return {
      chaseId: row.chaseId,
      gameCode: row.gameCode,
      gameName: row.gameName,
      stopOnWin: row.stopOnWin,
      state: row.state,
      lines: [...row.lines],
      draws,
      totalStake: wire(row.totalStake),
      drawsDone: draws.filter(({ state }) => state !== 'open' && state !== 'cancelled').length,
      paid: paid(({ state }) => state === 'won' || state === 'lost'),
      returned: paid(({ state }) => state === 'push' || state === 'void' || state === 'cancelled'),
      placedAt: row.placedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  });
}

/** The state of a draw is the first of these that one of its bets has. */
const leading: readonly LotteryBetState[] = ['open', 'won', 'push', 'lost', 'void', 'cancelled'];

function drawOf(bets: readonly BetOfChase[], wire: (numeric: string) => string): ChaseDraw {
  const [first] = bets;
  if (first === undefined) throw new Error('a draw of a chase has no bets');
  const state = leading.find((one) => bets.some((bet) => bet.state === one)) ?? 'open';
  return {
    drawId: first.drawId,
    drawAt: first.drawAt.toISOString(),
    multiple: first.multiple,
    state,
    stake: wire(sumOf(bets.map(({ stake }) => stake))),
    payout: state === 'open' ? null : wire(sumOf(bets.map(({ payout }) => payout ?? '0'))),
    betIds: bets.map(({ betId }) => betId),
  };
}

const FIND = `select ${chaseColumns('$3', '$4')} from lottery_chases c where c.id = $1 and c.member_id = $2`;

interface Asked {
  readonly memberId: number;
  readonly chaseId: string;
  readonly language: Language;
}

/** A chase of the member. Failure: `not_found`, also for another member's. */
export async function chaseOf(
  services: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  { memberId, chaseId, language }: Asked,
): Promise<Chase> {
  const values = [chaseId, memberId, language, services.brand.defaultLanguage];
  const rows = await db.query<ChaseRow>('lottery_chase_find', FIND, values);
  const [chase] = await showChases(db, services, rows);
  if (chase === undefined) throw new Failure('not_found');
  return chase;
}
