import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SmsCodeSent } from '../../../../generated/client/model/index.ts';
import { now } from '../../lib/clock.ts';

/** Why no further code can be asked for, and until when (ms since 1970). */
export type CodeWait = { readonly until: number; readonly sent: boolean };

// Kept beside the pages: a form that is closed and opened again still waits.
const waits = new Map<string, CodeWait>();
const listeners = new Set<() => void>();

/** How long a code is waited for: 60 s times the minutes, or until the moment that the server names (SMS-12, SMS-14). */
export function endOfWait({ expiredMinutes, expirationTime }: SmsCodeSent): number {
  return expirationTime ?? now() + 60_000 * (expiredMinutes ?? 1);
}

/** Lets the button for a target rest. A target is a purpose and a number. */
export function beginWait(target: string, wait: CodeWait): void {
  waits.set(target, wait);
  for (const listener of listeners) listener();
}

/** What a target waits for; nothing once it is over. The seconds are whole, rounded up. */
export function useCodeWait(target: string): { readonly seconds: number; readonly sent: boolean } {
  const wait = useSyncExternalStore(
    subscribe,
    () => waits.get(target),
    () => undefined,
  );
  const until = wait?.until ?? 0;
  const [, setTime] = useState(0);
  useEffect(() => {
    if (until <= now()) return;
    const timer = setInterval(() => {
      setTime(now());
      if (until <= now()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { seconds: Math.max(0, Math.ceil((until - now()) / 1000)), sent: wait?.sent ?? false };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
