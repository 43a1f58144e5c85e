import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';

/**
 * How far the server's clock is ahead of the visitor's, in ms. Bets close by the server's clock. An answer that was kept
 * needs the time of the visitor's clock when it came.
 */
export function useAhead(serverTime: string | undefined, cameAt = now()): number {
  const [told, setTold] = useState({ serverTime, ahead: aheadOf(serverTime, cameAt) });
  if (told.serverTime === serverTime) return told.ahead;
  const ahead = serverTime === undefined ? told.ahead : aheadOf(serverTime, cameAt);
  setTold({ serverTime, ahead });
  return ahead;
}

/** The time (epoch ms) of a clock that is this far ahead, updated every second. Only its users render again. */
export function useTime(ahead: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => onSecond(() => setTime(now())), []);
  return time + ahead;
}

function aheadOf(serverTime: string | undefined, cameAt: number): number {
  return serverTime === undefined ? 0 : Date.parse(serverTime) - cameAt;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all, so that they change together. */
function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time left as `[hours, minutes, seconds]`, each with at least two digits. */
export function timeParts(milliseconds: number): readonly [string, string, string] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return [two(seconds / 3600), two((seconds / 60) % 60), two(seconds % 60)];
}

/** The time left on one line; hours only if there are any. */
export function timeLeft(milliseconds: number): string {
  const [hours, minutes, seconds] = timeParts(milliseconds);
  return hours === '00' ? `${minutes}:${seconds}` : `${hours}:${minutes}:${seconds}`;
}
