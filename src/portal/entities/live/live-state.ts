import { useEffect, useSyncExternalStore } from 'react';
import { inBackground } from '../../api/background.ts';
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

interface Polling {
  readonly enabled: boolean;
  readonly everyMs: number;
  /** Off for what the stream of changes does not report. */
  readonly streamed?: boolean;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Polls while no stream reports the changes and the page is visible, without keeping an idle session alive. */
export function usePolling({ enabled, everyMs, streamed = true, refetch }: Polling): void {
  const live = useLive() && streamed;
  useEffect(() => {
    if (!enabled || live) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [enabled, everyMs, live, refetch]);
}
