import type { MoonshotRound } from '#generated/model/index.ts';
import { MOST_CASH_OUT, multiplierAfter, readMultiplier, timeTo } from '#shared/games/moonshot.ts';

/** A moment of the flight, as it is drawn. */
export type FlightView = {
  readonly state: MoonshotRound['state'];
  /** The time of flight (ms). */
  readonly elapsed: number;
  /** In hundredths. */
  readonly multiplier: number;
};

/** The longest time of flight (ms). */
const LONGEST = timeTo(MOST_CASH_OUT);

/** How the round stands at a time of the server. */
export function flightAt(round: MoonshotRound, time: number): FlightView {
  const { state, takeOffAt, end } = round;
  if (state === 'ended' && end !== null) {
    const multiplier = readMultiplier(end);
    return { state, elapsed: timeTo(multiplier), multiplier };
  }
  const elapsed = takeOffAt === null ? 0 : Math.min(LONGEST, Math.max(0, time - Date.parse(takeOffAt)));
  return { state, elapsed, multiplier: Math.min(MOST_CASH_OUT, multiplierAfter(elapsed)) };
}
