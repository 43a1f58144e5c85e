import { sql } from 'drizzle-orm';
import type {
  Chase,
  ChaseDraw,
  ChasePage,
  ChaseState,
  Language,
  LotteryBetState,
  StoppedChase,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { lotteryChases } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { gameName } from './bet-row.ts';
import { type CancelNeeds, holdBettor, lockCancellable } from './cancel-bet.ts';
import { closeBets, giveBack } from './close-bets.ts';
import { balanceOf } from './lottery-money.ts';
import { publishBets } from './publish-bets.ts';
import { sumOf } from './read-slip.ts';

/** A chase as it is stored, without its draws. Amounts are `numeric` text. */
export type ChaseRow = Omit<typeof lotteryChases.$inferSelect, 'memberId' | 'id'> & {
  readonly chaseId: string;
  readonly gameName: string;
};

/** The columns of a chase `c`. Its game's name is in the language of a parameter, else in another. */
const chaseColumns = (first: string, second: string) => `
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

interface ChaseQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly state?: ChaseState | undefined;
}

/** A page of the member's chases, the last placed first (LOTTERY-10). Failure: `validation_failed` for a wrong range. */
export async function listChases(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  query: ChaseQuery,
  language: Language,
): Promise<ChasePage> {
  const { gameCode, state } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const {
    content,
    totals: _,
    ...page
  } = await paged<ChaseRow>(
    db,
    {
      name: 'lottery_chases',
      from: sql`lottery_chases c`,
      where: [
        sql`c.member_id = ${memberId} and c.placed_at >= ${from} and c.placed_at < ${to}`,
        gameCode === undefined ? undefined : sql`c.game_code = ${gameCode}`,
        state && sql`c.state = ${state}`,
      ],
      order: sql`c.placed_at desc, c.id desc`,
      columns: piece(chaseColumns('$1', '$2'), language, brand.defaultLanguage),
    },
    query,
  );
  return { ...page, content: await showChases(db, { brand }, content) };
}

const OPEN = `select bet_id as "betId" from lottery_bets where chase_id = $1 and state = 'open'`;
const STOP = `update lottery_chases set state = 'stopped', ended_at = $2 where id = $1 and state = 'running'`;

/**
 * Ends a chase: its bets on draws that are open by the database's clock are cancelled (LOTTERY-10). A closed draw is
 * still settled. One that has ended is returned as it is. Failure: `not_found`, also for another member's.
 */
export async function stopChase(needs: CancelNeeds, tx: Queries, asked: Asked): Promise<StoppedChase> {
  const { brand } = needs;
  const { memberId, chaseId } = asked;
  await holdBettor(tx, memberId);
  const before = await chaseOf(needs, tx, asked);
  const open =
    before.state === 'running' ? await tx.query<{ betId: string }>('lottery_chase_open', OPEN, [chaseId]) : [];
  const { betIds, at } = await lockCancellable(
    tx,
    needs,
    open.map(({ betId }) => betId),
  );
  const stakes = await closeBets(tx, betIds, 'cancelled', at);
  await tx.query('lottery_stop_chase', STOP, [chaseId, at]);
  await giveBack(tx, needs, stakes, at);
  await publishBets(tx, at, stakes);
  return {
    chase: await chaseOf(needs, tx, asked),
    returned: money(sumOf(stakes.map(({ amount }) => amount)), brand.currency.decimals),
    balanceAfter: await balanceOf(tx, brand, { memberId, gameCode: before.gameCode, at }),
  };
}
