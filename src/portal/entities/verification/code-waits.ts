import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SmsCodeSent } from '#generated/model/index.ts';
import { now } from '../../lib/clock.ts';
import { sessionStore } from '../../lib/storage.ts';

/** The reason why no further code can be requested, and the end of the wait (ms since 1970). */
export type CodeWait = { readonly until: number; readonly sent: boolean };

// Module state: a form that is closed and opened again still waits. Session storage carries it over a reload.
let waits: Map<string, CodeWait> | undefined;
const listeners = new Set<() => void>();

/** The end of the wait for a code (SMS-12, SMS-14): 60 s times the minutes, or the server's time. */
export function endOfWait({ expiredMinutes, expirationTime }: SmsCodeSent): number {
  return expirationTime ?? now() + 60_000 * (expiredMinutes ?? 1);
}

/** The target of a code for a purpose that goes to a mobile number. */
export function numberTarget(purpose: string, dialingCode: string, mobileNum: string): string {
  return `${purpose} ${dialingCode} ${mobileNum}`;
}

/** Locks the button for a target, which is a purpose and a recipient. */
export function beginWait(target: string, wait: CodeWait): void {
  const all = known().set(target, wait);
  sessionStore.set('codeWaits', JSON.stringify([...all].filter(([, { until }]) => until > now())));
  for (const listener of listeners) listener();
}

/** The wait of a target; undefined once it is over. Seconds are whole, rounded up. */
export function useCodeWait(target: string): { readonly seconds: number; readonly sent: boolean } {
  const wait = useSyncExternalStore(
    subscribe,
    () => known().get(target),
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

function known(): Map<string, CodeWait> {
  waits ??= new Map(readWaits(sessionStore.get('codeWaits')));
  return waits;
}

/** The stored waits from before a reload; empty if the stored value is invalid. */
function readWaits(text: string | null): [string, CodeWait][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, CodeWait] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const wait: Partial<Record<keyof CodeWait, unknown>> | null | undefined = entry[1];
  return typeof wait?.until === 'number' && typeof wait.sent === 'boolean';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
