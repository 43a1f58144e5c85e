import { useEffect, useState } from 'react';
import type { Moonshot, MoonshotRound } from '#generated/model/index.ts';
import { MOST_CASH_OUT, multiplierAfter, paidMultiplier, readMultiplier, timeTo } from '#shared/games/moonshot.ts';
import type { ServerClock } from './use-flight.ts';

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

/** How the own bet stands. */
export type OwnFlight =
  | { readonly kind: 'none' }
  /** It is in the round, and the flight goes on or has not begun. */
  | { readonly kind: 'in'; readonly stake: string }
  | { readonly kind: 'left'; readonly stake: string; readonly multiplier: number }
  | { readonly kind: 'lost'; readonly stake: string };

/** How the own bet stands at a moment of the flight. Leaving by rule shows at once; the server pays it at the end. */
export function ownFlight({ own }: Moonshot, view: FlightView): OwnFlight {
  if (own === null || own.round.state === 'void') return { kind: 'none' };
  const { stake, choice, state, multiplier } = own.round;
  if (state === 'lost') return { kind: 'lost', stake };
  if (state !== 'open') return { kind: 'left', stake, multiplier: readMultiplier(multiplier) };
  const rule =
    choice.game === 'moonshot' && choice.cashOutAt !== undefined ? readMultiplier(choice.cashOutAt) : undefined;
  const paid = view.state === 'betting' ? undefined : paidMultiplier(view.multiplier, { cashOutAt: rule });
  if (paid !== undefined) return { kind: 'left', stake, multiplier: paid };
  return view.state === 'ended' ? { kind: 'lost', stake } : { kind: 'in', stake };
}

/** How often (ms) words and amounts follow the flight. */
const EVERY = 100;
/** The same for visitors who want no motion. */
const EVERY_STILL = 500;

/** The flight at the time of the server, for words and amounts; only its user renders again. */
export function useFlightView(round: MoonshotRound, clock: ServerClock, still = false): FlightView {
  const [, render] = useState(0);
  const flies = round.state === 'flying';
  useEffect(() => {
    if (!flies) return;
    const timer = setInterval(() => render((count) => count + 1), still ? EVERY_STILL : EVERY);
    return () => clearInterval(timer);
  }, [flies, still]);
  return flightAt(round, clock.time());
}

/** The whole seconds until a time of the server; they count down. */
export function useSecondsTo(time: string | null, clock: ServerClock): number {
  const [, render] = useState(0);
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => render((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [time]);
  return time === null ? 0 : Math.max(0, Math.ceil((Date.parse(time) - clock.time()) / 1_000));
}
