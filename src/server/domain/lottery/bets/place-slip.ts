import type { Language, LotterySlipPayload, PlacedSlip } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { requireMayBet } from '../../care/protection/require-may-stake.ts';
import { databaseTime, type ReadTime } from '../../ground/database-time.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { recordPlay } from '../../play/catalogue/record-play.ts';
import { picked } from '../../play/play-texts/play-names.ts';
import { drawSeeds } from '../draws/draw-seeds.ts';
import { readBets, showBet } from './bet-row.ts';
import { chaseOf } from './chases.ts';
import { holdDraws } from './lock-draws.ts';
import { balanceOf, categoryOf, postStakes } from './lottery-money.ts';
import { publishBets } from './publish-bets.ts';
import { readSlip, type Slip, type SlipNeeds } from './read-slip.ts';

/** What placing needs. The database's clock decides about the close; a test has its own. */
export type PlaceNeeds = SlipNeeds & Pick<Services, 'jobs'> & { readonly drawTime?: ReadTime };

/** Runs work in the transaction that is committed with the answer. */
type InTransaction<Answer> = (work: (tx: Queries) => Promise<PlacedSlip>) => Promise<Answer>;

/**
 * Places a slip in one transaction, all of it or nothing (LOTTERY-10, LOTTERY-11, trust 10). Failures:
 * `in_need_true_account`, `draw_closed` by the database's clock, `bet_limit_exceeded`, `insufficient_balance`, and those
 * of `readSlip` and `requireMayBet`.
 */
export async function placeSlip<Answer>(
  services: PlaceNeeds,
  session: Session,
  payload: LotterySlipPayload,
  language: Language,
  inTransaction: InTransaction<Answer>,
): Promise<Answer> {
  requireTrueAccount(session);
  const slip = await readSlip(services, payload, { language, isPlaced: true });
  // From here on the server is bound to the results.
  if (slip.game.drawnHere) {
    await drawSeeds(
      services,
      slip.draws.map(({ planned }) => planned.drawId),
    );
  }
  return inTransaction((tx) => place(services, tx, session, { slip, payload, language }));
}

interface Order {
  readonly slip: Slip;
  readonly payload: LotterySlipPayload;
  readonly language: Language;
}

async function place(
  services: PlaceNeeds,
  tx: Queries,
  session: Session,
  { slip, payload, language }: Order,
): Promise<PlacedSlip> {
  const { brand, drawTime = databaseTime } = services;
  const { memberId } = session;
  const { game, totalStake } = slip;
  const at = new Date(await drawTime(tx));
  await requireMayBet({ tx, brand }, { session, demo: false, amount: totalStake, at });
  await holdDraws(services, tx, slip);
  await requireInDrawLimit(tx, memberId, slip);
  requireInTime(slip, await drawTime(tx));
  const { betIds, chaseId } = await storeSlip(services, tx, { memberId, slip, payload, at });
  const rows = await readBets(tx, services, betIds, language);
  await postStakes(tx, brand, game.vendorCode, { memberId, category: categoryOf(game), bets: rows, at });
  const nodeId = game.nodeId === null ? null : String(game.nodeId);
  await recordPlay(tx, memberId, { vendor: game.vendorCode, gameCode: game.code, nodeId, bet: true, at });
  await publishBets(
    tx,
    at,
    rows.map(({ betId }) => ({ memberId, betId })),
  );
  const now = at.getTime();
  return {
    bets: rows.map((row) => showBet(services, row, now, language)),
    chase: chaseId === null ? null : await chaseOf(services, tx, { memberId, chaseId, language }),
    totalStake,
    balanceAfter: await balanceOf(tx, brand, { memberId, gameCode: game.code, at }),
  };
}

// $5 the vendor, $6 the category, $7 the node, $8 the site's language.
const STORE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as x(id text, draw_id text, place int, play_type text, picks jsonb,
      combinations int, lines int, unit numeric, multiple int, draw_multiple int, stake numeric, odds text,
      hit_probability text, return_to_player int, max_payout_per_line numeric, max_payout numeric, summary text)
  ), placed as (
    insert into bets (id, member_id, vendor_code, category, node_id, game_name, state, summary, stake, placed_at, moved_at)
    select id, $2, $5, $6, $7, (
      select t.name from lottery_game_texts t where t.game_code = $3 order by t.language = $8 desc, t.language limit 1
    ), 'open', summary, stake, $9, $9 from given order by place
  )
  insert into lottery_bets (bet_id, member_id, game_code, draw_id, chase_id, place, play_type, picks, combinations, lines,
    unit, multiple, draw_multiple, stake, odds, hit_probability, return_to_player, max_payout_per_line, max_payout, placed_at)
  select id, $2, $3, draw_id, $4, place, play_type, picks, combinations, lines, unit, multiple, draw_multiple, stake, odds,
    hit_probability, return_to_player, max_payout_per_line, max_payout, $9
  from given order by place`;
const CHASE = `
  insert into lottery_chases (id, member_id, game_code, stop_on_win, state, lines, total_stake, placed_at)
  values ($1, $2, $3, $4, 'running', $5::jsonb, $6, $7)`;

interface Stored {
  /** By draw, and within a draw in the order of the slip. */
  readonly betIds: readonly string[];
  readonly chaseId: string | null;
}

interface SlipOrder {
  readonly memberId: number;
  readonly slip: Slip;
  readonly payload: LotterySlipPayload;
  readonly at: Date;
}

/** Stores the bets of a slip, and its chase where it has several draws. */
async function storeSlip(
  { brand, random }: Pick<Services, 'brand' | 'random'>,
  tx: Queries,
  { memberId, slip, payload, at }: SlipOrder,
): Promise<Stored> {
  const { game, draws, lines, totalStake, isChase } = slip;
  const newId = (kind: string) => `${kind}-${Buffer.from(random(16)).toString('hex')}`;
  const chaseId = isChase ? newId('ch') : null;
  if (chaseId !== null) {
    const entries = JSON.stringify(payload.lines);
    await tx.query('lottery_chase', CHASE, [chaseId, memberId, game.code, payload.stopOnWin, entries, totalStake, at]);
  }
  const bets = draws.flatMap(({ planned, multiple, prices }, drawPlace) =>
    lines.map(({ payload: line, play, price, combinations, lines: count }, index) => ({
      id: newId('b'),
      draw_id: planned.drawId,
      place: drawPlace * lines.length + index,
      play_type: line.playType,
      picks: line.picks,
      combinations,
      lines: count,
      unit: line.unit,
      multiple: prices[index]?.multiple,
      draw_multiple: multiple,
      stake: prices[index]?.stake,
      odds: price.odds,
      hit_probability: price.hitProbability,
      return_to_player: price.returnToPlayer,
      max_payout_per_line: play.maxPayoutPerLine,
      max_payout: prices[index]?.maxPayout,
      summary: `${line.playType}: ${picked(line.picks)}`.slice(0, 200),
    })),
  );
  const facts = [game.vendorCode, categoryOf(game), game.nodeId, brand.defaultLanguage, at];
  await tx.query('lottery_slip', STORE, [JSON.stringify(bets), memberId, game.code, chaseId, ...facts]);
  return { betIds: bets.map(({ id }) => id), chaseId };
}

/** Refuses a slip of which one draw has closed, or one that opens later without a chase: `draw_closed`. */
function requireInTime({ draws, isChase }: Slip, now: number): void {
  for (const { planned } of draws) {
    if (planned.closesAt <= now || (planned.opensAt > now && !isChase)) throw new Failure('draw_closed');
  }
}

const STAKED = `
  select draw_id as "drawId", sum(stake) as stake from lottery_bets
  where member_id = $1 and draw_id = any($2) and state not in ('cancelled', 'void') group by draw_id`;

/** Refuses more than a member may stake on one draw, its other bets included: `bet_limit_exceeded`. */
async function requireInDrawLimit(tx: Queries, memberId: number, { game, draws }: Slip): Promise<void> {
  const ids = draws.map(({ planned }) => planned.drawId);
  const rows = await tx.query<{ drawId: string; stake: string }>('lottery_staked', STAKED, [memberId, ids]);
  const staked = new Map(rows.map(({ drawId, stake }) => [drawId, stake]));
  for (const { planned, stake } of draws) {
    const all = addAmounts(stake, staked.get(planned.drawId) ?? '0');
    if (compareAmounts(all, game.limits.maxStakePerDraw) > 0) throw new Failure('bet_limit_exceeded');
  }
}
