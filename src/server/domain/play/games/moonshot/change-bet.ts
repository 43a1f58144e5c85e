import type { MoonshotBetResult } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { lockMember } from '#server/domain/ground/lock-member.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { Failure } from '#server/shared/failure.ts';
import { paidMultiplier } from '#shared/games/moonshot.ts';
import { payRound } from '../round-money.ts';
import { type Flight, holdFlight } from './flight.ts';
import { type FlightBetNeeds, timeOf } from './needs.ts';
import { betResult, findBet, type OwnBet } from './own-bet.ts';
import { payBets } from './pay-bets.ts';

interface Held {
  readonly bet: OwnBet;
  readonly flight: Flight;
  /** The time that decides, read while the flight cannot change (ms). */
  readonly now: number;
}

/** Locks a member's open bet and keeps its flight as it is. Failures: `not_found`, `round_not_open`. */
async function holdBet(needs: FlightBetNeeds, tx: Queries, memberId: number, roundId: string): Promise<Held> {
  await lockMember(tx, memberId);
  const found = await findBet(tx, memberId, roundId);
  if (found === undefined) throw new Failure('not_found');
  const flight = await holdFlight(tx, found.flightId);
  // This may have waited for the settlement of the flight.
  const bet = await findBet(tx, memberId, roundId);
  if (flight === undefined || bet?.state !== 'open') throw new Failure('round_not_open');
  return { bet, flight, now: await timeOf(needs)(tx) };
}

/**
 * Leaves the flight now, or at the bet's rule where that passed before (LOBBY-19). It pays in the caller's transaction.
 * Failures: `not_found` for another's bet, `round_not_open` once the flight has ended.
 */
export async function cashOut(
  needs: FlightBetNeeds,
  tx: Queries,
  memberId: number,
  roundId: string,
): Promise<MoonshotBetResult> {
  const { bet, flight, now } = await holdBet(needs, tx, memberId, roundId);
  const { state, takeOffAt, endMultiplier } = flight;
  if (state !== 'flying' || takeOffAt === null || endMultiplier === null) throw new Failure('round_not_open');
  const leftAfter = now - takeOffAt.getTime();
  const multiplier = paidMultiplier(endMultiplier, { cashOutAt: bet.cashOutAt ?? undefined, leftAfter });
  if (multiplier === undefined) throw new Failure('round_not_open');
  const at = new Date(now);
  await payBets(tx, needs, [{ roundId, multiplier }], at);
  await publish(tx, at, [{ kind: 'moonshot_bets', flightId: flight.id }]);
  return betResult(needs, tx, memberId, roundId);
}

const TAKE_BACK = `
  with gone as (update moonshot_bets set taken_back = true where round_id = $1)
  update inhouse_rounds set state = 'void', multiplier = '1.00', payout = stake, ended_at = $2, moved_at = $2
  where id = $1`;

/**
 * Takes a bet back while bets are taken, and returns its stake (LOBBY-19). Failures: `not_found` for another's bet,
 * `round_not_open` after the close.
 */
export async function takeBack(
  needs: FlightBetNeeds,
  tx: Queries,
  memberId: number,
  roundId: string,
): Promise<MoonshotBetResult> {
  const { bet, flight, now } = await holdBet(needs, tx, memberId, roundId);
  if (flight.state !== 'betting' || now >= flight.betsCloseAt.getTime()) throw new Failure('round_not_open');
  const at = new Date(now);
  await payRound({ ...needs, tx }, bet, { state: 'void', payout: bet.stake, outcome: [] }, at);
  await tx.query('moonshot_take_back', TAKE_BACK, [roundId, at]);
  await publish(tx, at, [{ kind: 'moonshot_bets', flightId: flight.id }]);
  return betResult(needs, tx, memberId, roundId);
}
