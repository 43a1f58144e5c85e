import { useSyncExternalStore } from 'react';
import { now } from '../../lib/clock.ts';

/** The stream counts as lost after this time (ms) without data. */
const lastsMs = 50_000;

let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Records that the stream is alive, which holds for a limited time, or that it is lost. */
export function noteLive(live: boolean): void {
  const was = isLive();
  until = live ? now() + lastsMs : 0;
  clearTimeout(timer);
  if (live) timer = setTimeout(tell, lastsMs);
  if (was !== live) tell();
}

/** Whether the stream reports changes now. */
export function isLive(): boolean {
  return now() < until;
}

/** Whether the stream reports changes; otherwise the caller has to poll. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, isLive, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
