import type { LotteryBetState, PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { evaluate } from '#shared/lottery/evaluate.ts';
import { payoutOf } from '#shared/lottery/payout.ts';
import type { PricedPlay } from '#shared/lottery/pricing.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { type NetOutcome, netOutcome, settlementOf, validTurnover } from '../../play/bets/settlements.ts';
import { opposedBets, opposites } from '../../rewards/turnover/counted-turnover.ts';

/** What settling reads of a bet. Amounts are `numeric` text. */
export interface BetToSettle {
  readonly betId: string;
  readonly memberId: number;
  readonly vendorCode: string;
  readonly chaseId: string | null;
  readonly playType: string;
  readonly picks: string[][];
  readonly stake: string;
  readonly unit: string;
  readonly multiple: number;
  readonly odds: string;
  readonly maxPayoutPerLine: string;
  readonly state: LotteryBetState;
  /** What a version before has paid; null for an open bet. */
  readonly payout: string | null;
}

/** A bet and how it ends by a result. */
export interface DecidedBet extends Omit<BetToSettle, 'state' | 'payout'> {
  readonly state: NetOutcome;
  readonly hits: number;
  readonly payout: string;
  /** What a version before has paid. */
  readonly before: string;
}

interface Rules {
  readonly plays: ReadonlyMap<string, PricedPlay>;
  readonly decimals: number;
  readonly maxPayoutPerDraw: string;
}

/**
 * Decides bets by a result, in the order in which they were placed: a member is paid for a draw at most what the game
 * allows, the first bets first (LOTTERY-10).
 */
export function decideBets(
  bets: readonly BetToSettle[],
  result: readonly PrizeRow[],
  { plays, decimals, maxPayoutPerDraw }: Rules,
): DecidedBet[] {
  const left = new Map<number, string>();
  return bets.map((bet) => {
    const play = plays.get(bet.playType);
    if (play === undefined) throw new Error(`the bet ${bet.betId} is of no known play type`);
    const outcome = evaluate(play, bet.picks, result);
    const allowed = left.get(bet.memberId) ?? maxPayoutPerDraw;
    const payout = leastAmount(payoutOf(bet, outcome, decimals), allowed);
    left.set(bet.memberId, subtractAmounts(allowed, payout));
    const state = netOutcome(bet.stake, payout);
    return { ...bet, state, hits: outcome.hits, payout, before: bet.payout ?? '0' };
  });
}

/** Whether an amount is more than nothing. */
export function isPaid(amount: string): boolean {
  return compareAmounts(amount, '0') > 0;
}

// A bet that this version has settled is left alone, so no version pays it twice.
const SETTLE = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::numeric[]) as x (bet_id, state, hits, payout)
  ), fresh as (
    insert into lottery_settlements (bet_id, version, state, hits, payout, settled_at)
    select bet_id, $5, state, hits, payout, $6 from given order by bet_id
    on conflict do nothing returning bet_id, state, hits, payout
  ), mine as (
    select distinct l.draw_id, l.member_id from fresh f join lottery_bets l on l.bet_id = f.bet_id
  ), opposed as (${opposedBets('mine', opposites)}
  ), told as (
    update lottery_bets l set state = f.state, hits = f.hits, payout = f.payout, version = $5, settled_at = $6
    from fresh f where l.bet_id = f.bet_id
  ), changed as (
    update bets b set state = f.state, payout = f.payout, refunded = case when f.hits = 0 then f.payout else 0 end,
      valid_turnover = case when f.state = 'push' or f.bet_id in (select bet_id from opposed) then 0
        else ${validTurnover('b.stake', 'f.payout')} end,
      settled_at = $6, ended_at = $6, moved_at = $6
    from fresh f where b.id = f.bet_id returning b.*
  ), settlement as (${settlementOf('$6')}), winning as (
    select c.*, m.nickname from changed c join members m on m.id = c.member_id
    where c.state = 'won' and round(c.payout, 2) > round(c.stake, 2)
  ), gone as (
    delete from wins w using changed c where w.bet_id = c.id and not exists (select from winning x where x.id = c.id)
  ), won as (
    insert into wins (member_id, nickname, bet_id, vendor_code, category, node_id, game_name, stake, amount, at)
    select member_id, nickname, id, vendor_code, category, node_id, game_name, stake, payout, $6 from winning
    on conflict (bet_id) do update set amount = excluded.amount, at = excluded.at
  )
  select bet_id as "betId" from fresh`;
const SETTLED = `update lottery_draws set state = 'settled', settled_at = $2 where id = $1`;

interface Settlement {
  readonly version: number;
  readonly bets: readonly DecidedBet[];
  readonly at: Date;
}

/**
 * Settles bets of a draw by a version of its result, in one statement: bets, record, profit and loss and winners
 * (LOTTERY-11). Returns those that this version had not settled before.
 */
export async function storeSettlement(tx: Queries, { version, bets, at }: Settlement): Promise<readonly DecidedBet[]> {
  const rows = await tx.query<{ betId: string }>('lottery_settle', SETTLE, [
    bets.map(({ betId }) => betId),
    bets.map(({ state }) => state),
    bets.map(({ hits }) => hits),
    bets.map(({ payout }) => payout),
    version,
    at,
  ]);
  const fresh = new Set(rows.map(({ betId }) => betId));
  return bets.filter(({ betId }) => fresh.has(betId));
}

/** Marks a draw as settled, after all its bets. */
export async function markSettled(tx: Queries, drawId: string, at: Date): Promise<void> {
  await tx.query('lottery_settled', SETTLED, [drawId, at]);
}
