import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { publish } from '../../ground/publish.ts';
import { postAll } from '../../money/wallet/post.ts';
import { payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { type DrawGame, drawGame } from '../draws/draw-games.ts';
import { type DrawNeeds, drawnRows } from '../draws/draw-rows.ts';
import { playsByCode } from '../draws/game-plays.ts';
import { closeBets, endChases, giveBack } from './close-bets.ts';
import { type BetToSettle, type DecidedBet, decideBets, isPaid, markSettled, storeSettlement } from './decide-bets.ts';
import { notifyWinners } from './draw-messages.ts';
import { type DrawToSettle, isHeldBack, lockGame, lockNextDrawn } from './lock-draws.ts';
import { payoutOf } from './lottery-money.ts';
import { type MemberRange, memberRanges } from './member-ranges.ts';
import { publishBets } from './publish-bets.ts';

export type SettleNeeds = DrawNeeds & Pick<Services, 'brand' | 'clock'>;

const DUE = `
  select distinct d.game_code as "gameCode" from lottery_draws d
  join lottery_games g on g.code = d.game_code join lottery_rules r on r.game_code = d.game_code
  where d.state <> 'settled' and (d.state = 'drawn'
    or (d.state = 'planned' and d.draw_at <= $1 and (g.source = 'built_in' or r.drawn_here)))
    and ($2::text is null or d.game_code = $2)`;
const PLANNED = `
  select id as "drawId", issue_no as "issueNo", station, opens_at as "opensAt", closes_at as "closesAt",
    draw_at as "drawAt"
  from lottery_draws where game_code = $1 and state = 'planned' and draw_at <= $2 order by draw_at, id limit 500`;

interface PlannedRow {
  readonly drawId: string;
  readonly issueNo: string;
  readonly station: string | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawAt: Date;
}

/**
 * Draws and settles what is due, of all games or of one (LOTTERY-11). Any process may call it at any time. Each draw is
 * settled once, in a transaction of its own and in order. It includes draws that a pause of the server left behind.
 */
export async function settleDue(services: SettleNeeds, gameCode: string | null = null): Promise<void> {
  const { db, brand, clock } = services;
  const due = await db.query<{ gameCode: string }>('lottery_due', DUE, [new Date(clock()), gameCode]);
  for (const { gameCode: code } of due) {
    const game = await drawGame(services, code, brand.defaultLanguage);
    const planned = await db.query<PlannedRow>('lottery_due_draws', PLANNED, [code, new Date(clock())]);
    const draws = planned.map(({ opensAt, closesAt, drawAt, ...draw }) => ({
      ...draw,
      opensAt: opensAt.getTime(),
      closesAt: closesAt.getTime(),
      drawAt: drawAt.getTime(),
    }));
    await drawnRows(services, game, draws);
    const passed: string[] = [];
    while (await db.transaction((tx) => settleNext(services, tx, game, passed)));
  }
}

/** Settles the drawn draws of a game in order. The caller's transaction holds the lock of the game. */
export async function settleDrawn(services: SettleNeeds, tx: Queries, game: DrawGame): Promise<void> {
  const passed: string[] = [];
  while (await settleNext(services, tx, game, passed));
}

/** Settles the next drawn draw of a game that is not held back; false where there is none. */
async function settleNext(services: SettleNeeds, tx: Queries, game: DrawGame, passed: string[]): Promise<boolean> {
  await lockGame(tx, game.code);
  const draw = await lockNextDrawn(tx, game.code, passed);
  if (draw === undefined) return false;
  passed.push(draw.drawId);
  if (!(await isHeldBack(tx, draw.drawId))) await settle(services, tx, game, draw);
  return true;
}

const BETS = `
  select l.bet_id as "betId", l.member_id as "memberId", b.vendor_code as "vendorCode", l.chase_id as "chaseId",
    l.play_type as "playType", l.picks, l.stake, l.unit, l.multiple, l.odds, l.max_payout_per_line as "maxPayoutPerLine", l.state,
    l.payout
  from lottery_bets l join bets b on b.id = l.bet_id
  where l.draw_id = $1 and l.state = any($2) and l.member_id > $3 and l.member_id <= $4
  order by l.member_id, l.placed_at, l.place, l.bet_id`;

/** The bets of some members on a draw in some states, each member's in order of placing. */
export function betsOfDraw(
  tx: Queries,
  drawId: string,
  states: readonly BetToSettle['state'][],
  { after, upTo }: MemberRange,
): Promise<BetToSettle[]> {
  return tx.query<BetToSettle>('lottery_bets_of_draw', BETS, [drawId, states, after, upTo]);
}

/** The rules by which the bets of a game are decided. */
export function settlingRules({ brand }: Pick<Services, 'brand'>, game: DrawGame) {
  const { decimals } = brand.currency;
  return { decimals, plays: playsByCode(game, decimals), maxPayoutPerDraw: game.limits.maxPayoutPerDraw };
}

async function settle(services: SettleNeeds, tx: Queries, game: DrawGame, draw: DrawToSettle): Promise<void> {
  const at = new Date(services.clock());
  const { drawId, prizes } = draw;
  const rules = settlingRules(services, game);
  for await (const members of memberRanges(tx, drawId, ['open'])) {
    const bets = await betsOfDraw(tx, drawId, ['open'], members);
    await settleBets(services, tx, draw, decideBets(bets, prizes, rules), at);
  }
  await markSettled(tx, drawId, at);
  await publish(tx, at, [{ kind: 'draws', drawId }]);
}

/** Settles all bets of some members on a draw. */
async function settleBets(
  services: SettleNeeds,
  tx: Queries,
  { drawId, version }: DrawToSettle,
  decided: readonly DecidedBet[],
  at: Date,
): Promise<void> {
  const { brand } = services;
  const settled = await storeSettlement(tx, { version, bets: decided, at });
  const stakes = await stopWonChases(tx, settled, at);
  await endChases(
    tx,
    settled.map(({ chaseId }) => chaseId),
    'completed',
    at,
  );
  const paid = settled.filter(({ payout }) => isPaid(payout));
  await postAll(tx, await payoutPostings(tx, brand, paid.map(prizeOf(version, brand.currency.code, at))));
  await giveBack(tx, services, stakes, at);
  await notifyWinners(tx, brand, { drawId, bets: settled, at });
  await publishBets(tx, at, [...settled, ...stakes]);
}

/** The posting of what a bet is paid by a version. */
export function prizeOf(version: number, currency: string, at: Date) {
  return ({ payout, hits, ...bet }: DecidedBet) =>
    payoutOf({ ...bet, amount: payout }, { step: `v${version}`, kind: hits === 0 ? 'refund' : 'prize' }, currency, at);
}

const TO_STOP = `
  select l.bet_id as "betId" from lottery_chases c join lottery_bets l on l.chase_id = c.id
  where c.id = any($1) and c.state = 'running' and c.stop_on_win and l.state = 'open' order by l.bet_id for update of l`;
const WON = `
  update lottery_chases set state = 'won', ended_at = $2 where id = any($1) and state = 'running' and stop_on_win`;

/** Ends the chases that stop with a win, and cancels what they have on later draws. Returns the stakes to give back. */
export async function stopWonChases(tx: Queries, settled: readonly DecidedBet[], at: Date) {
  const won = settled.flatMap(({ state, chaseId }) => (state === 'won' && chaseId !== null ? [chaseId] : []));
  const chaseIds = [...new Set(won)];
  if (chaseIds.length === 0) return [];
  const bets = await tx.query<{ betId: string }>('lottery_chases_to_stop', TO_STOP, [chaseIds]);
  const stakes = await closeBets(
    tx,
    bets.map(({ betId }) => betId),
    'cancelled',
    at,
  );
  await tx.query('lottery_chases_won', WON, [chaseIds, at]);
  return stakes;
}
