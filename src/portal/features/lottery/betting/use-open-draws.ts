import { useEffect, useReducer } from 'react';
import type { Draw } from '#generated/model/index.ts';
import { now } from '#portal/lib/clock.ts';
import { openDraws } from './slip.ts';

/** Longer timers are not needed: the list of draws is loaded anew in between. */
const MOST_MS = 3_600_000;

/** The draws that take bets now by the server's clock, which is `ahead` (ms). Renders again when one closes. */
export function useOpenDraws(draws: readonly Draw[], ahead: number): readonly Draw[] {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const open = openDraws(draws, now() + ahead);
  const closesAt = open[0]?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const left = Date.parse(closesAt) - now() - ahead;
    const timer = setTimeout(look, Math.min(MOST_MS, Math.max(0, left)));
    return () => clearTimeout(timer);
  }, [closesAt, ahead]);
  return open;
}
