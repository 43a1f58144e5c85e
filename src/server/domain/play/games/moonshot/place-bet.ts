import type { MoonshotBetResult, MoonshotChoice, PlaceMoonshotBetPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { lockMember } from '#server/domain/ground/lock-member.ts';
import { publish } from '#server/domain/ground/publish.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { Failure, fieldError, invalid } from '#server/shared/failure.ts';
import { LEAST_CASH_OUT, paidMultiplier, readMultiplier } from '#shared/games/moonshot.ts';
import { payRound, requireInLimits, takeStake } from '../round-money.ts';
import { moonshot } from '../sheets/moonshot.ts';
import { type Flight, type FlightBetNeeds, findFlight, holdFlight, timeOf } from './flight.ts';
import { betInFlight, betResult, findBet, type OwnBet } from './own-bet.ts';
import { payBets } from './pay-bets.ts';

const TRIAL = 4;

// The last word on time: a bet whose transaction gets here after the close takes nothing along.
const TAKE_PLACE = `
  update moonshot_rounds set places = places + 1 where id = $1 and state = 'betting' and bets_close_at > $2
  returning places`;
const STORE = `
  with own as (
    insert into inhouse_rounds (id, member_id, game_id, rules_version, state, demo, server_seed_hash, shared_round_id,
      committed_at, expires_at, bet_id, stake, choice, client_seed, started_at, moved_at)
    select $1, $2, 'moonshot', rules_version, 'open', $3, server_seed_hash, id, opens_at, bets_close_at, $4, $5::numeric,
      $6::jsonb, $7, $8, $8
    from moonshot_rounds where id = $9
  ) insert into moonshot_bets (round_id, flight_id, member_id, place, cash_out_at) values ($1, $9, $2, $10, $11)`;

/**
 * Takes a stake for a flight in the caller's transaction (LOBBY-19, trust 10). Failures: `validation_failed`,
 * `bet_limit_exceeded`, `not_found`, `round_not_open` after the close and for a second bet, and those of `takeStake`.
 */
export async function placeBet(
  needs: FlightBetNeeds,
  tx: Queries,
  session: Session,
  payload: PlaceMoonshotBetPayload,
): Promise<MoonshotBetResult> {
  const { brand, random } = needs;
  const { memberId } = session;
  const { stake, sharedRoundId, clientSeed } = payload;
  const { choice, cashOutAt } = ruleOf(payload);
  requireInLimits(brand, moonshot, stake);
  const flight = await findFlight(tx, sharedRoundId);
  if (flight === undefined) throw new Failure('not_found');
  if (flight.state !== 'betting') throw new Failure('round_not_open');
  const readTime = timeOf(needs);
  const at = new Date(await readTime(tx));
  const id = `r-${Buffer.from(random(12)).toString('hex')}`;
  const demo = session.type === TRIAL;
  const betId = await takeStake({ ...needs, tx }, session, { id, gameId: 'moonshot', demo, choice }, stake, at);
  // The stake holds the lock of the member, so no other bet of the member comes in between.
  if ((await betInFlight(tx, memberId, flight.id)) !== undefined) throw new Failure('round_not_open');
  const now = new Date(await readTime(tx));
  const [taken] = await tx.query<{ places: number }>('moonshot_place', TAKE_PLACE, [flight.id, now]);
  if (taken === undefined) throw new Failure('round_not_open');
  await tx.query('moonshot_store', STORE, [
    id,
    memberId,
    demo,
    betId,
    stake,
    JSON.stringify(choice),
    clientSeed,
    at,
    flight.id,
    taken.places,
    cashOutAt,
  ]);
  await publish(tx, at, [{ kind: 'moonshot_bets', flightId: flight.id }]);
  return betResult(needs, tx, memberId, id);
}

/** The choice of a bet, and the multiplier in hundredths at which it leaves; null by hand. */
function ruleOf({ cashOutAt }: PlaceMoonshotBetPayload): {
  readonly choice: MoonshotChoice;
  readonly cashOutAt: number | null;
} {
  if (cashOutAt === undefined) return { choice: { game: 'moonshot' }, cashOutAt: null };
  const hundredths = readMultiplier(cashOutAt);
  if (hundredths < LEAST_CASH_OUT) throw invalid([fieldError('body', ['cashOutAt'], 'too_small', 'Is at least 1.01')]);
  return { choice: { game: 'moonshot', cashOutAt }, cashOutAt: hundredths };
}

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
