import type { MoonshotBetResult, MoonshotOwnBet } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { multiplierAfter, writtenMultiplier } from '#shared/games/moonshot.ts';
import { ROUND_COLUMNS, type StakedRound } from '../round.ts';
import { resultOf, showRound } from '../show-round.ts';
import type { Flight, FlightBetNeeds } from './flight.ts';

/** A member's bet on a flight, which is one of the member's own rounds. */
export interface OwnBet extends StakedRound {
  readonly flightId: string;
  readonly place: number;
  /** The rule by which the flight is left, in hundredths. */
  readonly cashOutAt: number | null;
}

const READ = `
  select ${ROUND_COLUMNS}, b.flight_id as "flightId", b.place, b.cash_out_at as "cashOutAt"
  from moonshot_bets b join inhouse_rounds r on r.id = b.round_id`;
const BY_ROUND = `${READ} where b.round_id = $1 and b.member_id = $2`;
const IN_FLIGHT = `${READ} where b.flight_id = $1 and b.member_id = $2 and not b.taken_back`;

/** The bet of a member by the id of its round; undefined also for another member's. */
export async function findBet(
  db: Pick<Queries, 'query'>,
  memberId: number,
  roundId: string,
): Promise<OwnBet | undefined> {
  const [bet] = await db.query<OwnBet>('moonshot_bet_find', BY_ROUND, [roundId, memberId]);
  return bet;
}

/** The bet that a member has in a flight. */
export async function betInFlight(
  db: Pick<Queries, 'query'>,
  memberId: number,
  flightId: string,
): Promise<OwnBet | undefined> {
  const [bet] = await db.query<OwnBet>('moonshot_bet_own', IN_FLIGHT, [flightId, memberId]);
  return bet;
}

/** The bet of the member in the flight, as its page shows it: in flight with what it would pay now. */
export function ownBetOf(
  needs: Pick<FlightBetNeeds, 'brand' | 'catalogue'>,
  bet: OwnBet,
  { state, takeOffAt }: Flight,
  now: number,
): MoonshotOwnBet {
  const flies = bet.state === 'open' && state === 'flying' && takeOffAt !== null;
  const multiplier = flies ? writtenMultiplier(multiplierAfter(now - takeOffAt.getTime())) : bet.multiplier;
  return { place: bet.place, round: showRound(needs, { ...bet, multiplier }) };
}

/** The answer to an act on a bet: the bet as it is now, and the balance after it. */
export async function betResult(
  needs: Pick<FlightBetNeeds, 'brand' | 'catalogue' | 'clock'>,
  tx: Queries,
  memberId: number,
  roundId: string,
): Promise<MoonshotBetResult> {
  const bet = await findBet(tx, memberId, roundId);
  if (bet === undefined) throw new Error(`the bet ${roundId} is gone`);
  return { ...(await resultOf({ ...needs, tx }, bet)), sharedRoundId: bet.flightId, place: bet.place };
}
