import type { LotterySlipPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { picked } from '../../play/play-texts/play-names.ts';
import { categoryOf } from './lottery-money.ts';
import type { Slip } from './read-slip.ts';

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

interface Order {
  readonly memberId: number;
  readonly slip: Slip;
  readonly payload: LotterySlipPayload;
  readonly at: Date;
}

/** Stores the bets of a slip, and its chase where it has several draws. */
export async function storeSlip(
  { brand, random }: Pick<Services, 'brand' | 'random'>,
  tx: Queries,
  { memberId, slip, payload, at }: Order,
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
