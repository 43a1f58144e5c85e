import { useEffect, useState } from 'react';
import type { MoonshotRound } from '#generated/model/index.ts';
import { type FlightView, flightAt } from './flight-view.ts';
import type { ServerClock } from './server-clock.ts';

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
