import type { BetState, Game, GameCategory } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { InLanguages } from '#server/db/schema/play.ts';
import { publish } from '../../ground/publish.ts';
import { netOutcome, settlementOf, validTurnover } from './settlements.ts';

/** A member's round with a vendor. */
export interface Round {
  readonly vendor: string;
  readonly memberId: number;
  readonly roundId: string;
}

/** The bet of a round. Amounts are `numeric` text. */
export interface RoundBet {
  readonly id: string;
  readonly memberId: number;
  readonly nodeId: number | null;
  readonly state: BetState;
  readonly stake: string;
  readonly payout: string;
  readonly refunded: string;
  /** When the round ended; null while it takes stakes. */
  readonly endedAt: Date | null;
}

/** The game of a bet, as far as it is known. */
export type BetGame = Pick<Game, 'gameName'> & {
  readonly nodeId: string | null;
  readonly gameType: GameCategory;
};

const COLUMNS = `id, member_id as "memberId", node_id as "nodeId", state, stake, payout, refunded, ended_at as "endedAt"`;
const FIND = `select ${COLUMNS} from bets where vendor_code = $1 and round_id = $2 and member_id = $3`;

/** The bet of a member's round, if it has one. The caller holds the lock of the member's row. */
export async function betOfRound(tx: Queries, { vendor, roundId, memberId }: Round): Promise<RoundBet | undefined> {
  const [bet] = await tx.query<RoundBet>('round_bet_find', FIND, [vendor, roundId, memberId]);
  return bet;
}

export interface Placed extends Round {
  readonly id: string;
  readonly game: BetGame;
  readonly stake: string;
  /** What was bet on; empty where the vendor does not say. */
  readonly summary: string;
  readonly summaryIn?: InLanguages | undefined;
  readonly at: Date;
}

// A bet whose stakes all went back has them in its payout. A new stake opens it again without them.
const PLACE = `
  with changed as (
    insert into bets (id, vendor_code, round_id, member_id, category, node_id, game_name, state, summary, stake,
      placed_at, moved_at, summary_in)
    values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $10, $10, $11)
    on conflict (vendor_code, round_id, member_id) where round_id is not null do update set
      payout = case when bets.state = 'void' then bets.payout - bets.stake else bets.payout end,
      stake = case when bets.state = 'void' then excluded.stake else bets.stake + excluded.stake end,
      summary = case when bets.summary = '' then excluded.summary else bets.summary end,
      summary_in = case when bets.summary = '' then excluded.summary_in else bets.summary_in end,
      state = 'open', settled_at = null, moved_at = excluded.moved_at
    returning *
  ), settlement as (${settlementOf('$10')})
  select ${COLUMNS} from changed`;

/** Opens the bet of a round, or adds a stake to it. */
export async function placeOnRound(tx: Queries, placed: Placed): Promise<RoundBet> {
  const { id, vendor, roundId, memberId, game, stake, summary, summaryIn, at } = placed;
  const node = game.nodeId === null ? null : Number(game.nodeId);
  const words = [summary, stake, at, jsonOf(summaryIn)];
  const values = [id, vendor, roundId, memberId, game.gameType, node, game.gameName, ...words];
  const [bet] = await tx.query<RoundBet>('round_bet_place', PLACE, values);
  if (bet === undefined) throw new Error('a bet was not stored');
  await publish(tx, at, [{ kind: 'bets', memberId, betId: bet.id }]);
  return bet;
}

const TAKE_BACK = `
  with changed as (
    update bets set
      stake = case when stake = $2::numeric then stake else stake - $2::numeric end,
      payout = case when stake = $2::numeric then payout + stake else payout end,
      state = case when stake = $2::numeric then 'void' else state end,
      settled_at = case when stake = $2::numeric then $3::timestamptz else settled_at end,
      moved_at = $3
    where id = $1 returning *
  ) ${settlementOf('$3')}`;

/** Takes a stake off a bet. Without any stake left the bet is void, and its payout gives the last stake back. */
export async function takeStakeBack(tx: Queries, bet: RoundBet, amount: string, at: Date): Promise<void> {
  await tx.query('round_bet_take_back', TAKE_BACK, [bet.id, amount, at]);
  await publish(tx, at, [{ kind: 'bets', memberId: bet.memberId, betId: bet.id }]);
}

export interface Payout {
  readonly amount: string;
  /** The part of the amount that gives the stake back. */
  readonly refund: string;
  /** The stake that had been given back and is taken again; zero in nearly every case. */
  readonly retaken: string;
  readonly result: string | null;
  readonly resultIn?: InLanguages | undefined;
  readonly at: Date;
}

const PAY = `
  update bets set payout = payout + $2::numeric - $4::numeric, refunded = refunded + $3::numeric - $4::numeric,
    result = coalesce($5, result),
    result_in = case when $5 is null then result_in else $7::jsonb end, moved_at = $6
  where id = $1 returning ${COLUMNS}`;

/** Adds a payout to a bet. */
export async function payBet(tx: Queries, bet: RoundBet, payout: Payout): Promise<RoundBet> {
  const { amount, refund, retaken, result, resultIn, at } = payout;
  const [paid] = await tx.query<RoundBet>('round_bet_pay', PAY, [
    bet.id,
    amount,
    refund,
    retaken,
    result,
    at,
    jsonOf(resultIn),
  ]);
  if (paid === undefined) throw new Error(`the bet ${bet.id} is gone`);
  return paid;
}

const jsonOf = (texts: InLanguages | undefined) => (texts === undefined ? null : JSON.stringify(texts));

const SETTLE = `
  with changed as (
    update bets set state = $2,
      valid_turnover = case when $2 in ('won', 'lost') then ${validTurnover('stake', 'payout')} else 0 end,
      settled_at = $3, ended_at = coalesce(ended_at, $3)
    where id = $1 returning *
  ) ${settlementOf('$3')}`;
// A bet that is settled again changes its win.
const WIN = `
  insert into wins (member_id, nickname, bet_id, vendor_code, category, node_id, game_name, stake, amount, at)
  select b.member_id, m.nickname, b.id, b.vendor_code, b.category, b.node_id, b.game_name, b.stake, b.payout, b.settled_at
  from bets b join members m on m.id = b.member_id
  where b.id = $1 and b.state = 'won' and round(b.payout, 2) > round(b.stake, 2)
  on conflict (bet_id) do update set amount = excluded.amount, at = excluded.at`;

/** Ends the round of a bet and settles it by what was paid, or as void. */
export async function settleBet(tx: Queries, bet: RoundBet, at: Date, as?: 'void'): Promise<void> {
  await tx.query('round_bet_settle', SETTLE, [bet.id, as ?? netOutcome(bet.stake, bet.payout), at]);
  await tx.query('round_bet_win', WIN, [bet.id]);
  await publish(tx, at, [{ kind: 'bets', memberId: bet.memberId, betId: bet.id }]);
}
