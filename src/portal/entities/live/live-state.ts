import { useSyncExternalStore } from 'react';
import { now } from '../../lib/clock.ts';

/** After so long without a word of it the stream counts as lost. */
const lastsMs = 50_000;

let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notes that the stream is there, for some time, or that it is not. */
export function noteLive(live: boolean): void {
  const was = isLive();
  until = live ? now() + lastsMs : 0;
  clearTimeout(timer);
  if (live) timer = setTimeout(tell, lastsMs);
  if (was !== live) tell();
}

/** Whether changes are told by the stream. */
export function isLive(): boolean {
  return now() < until;
}

/** Whether changes are told by the stream; where they are not, one has to ask. */
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
