import { type SessionKey, sessionStore } from '../lib/storage.ts';

const listeners = new Set<() => void>();
const endListeners = new Set<(token: string) => void>();
let borrowed: string | undefined;

/** The session token, null while nobody is logged in. */
export function getToken(): string | null {
  return sessionStore.get('token');
}

/** The token that a call which begins now carries: that of the session, or a borrowed one. */
export function tokenForCall(): string | null {
  return borrowed ?? getToken();
}

/** Runs `start`, whose calls carry another token than the session's: one that is about to be ended. */
export function withToken<T>(token: string, start: () => T): T {
  borrowed = token;
  try {
    return start();
  } finally {
    borrowed = undefined;
  }
}

/** Begins a session in this tab. */
export function setToken(token: string): void {
  sessionStore.set('token', token);
  for (const listener of listeners) listener();
}

const merchantKeys = ['merchant', 'merchantCode', 'platform', 'settings', 'routers'] as const;

/** Ends the session in this tab: everything goes but what belongs to the merchant (LOGOUT-02, LOGOUT-03). */
export function clearSession(): void {
  endHere(merchantKeys);
}

function endHere(kept: readonly SessionKey[]): void {
  sessionStore.clear(kept);
  for (const listener of listeners) listener();
}

/**
 * The server says that a token has ended. Several calls may hear it at once and come here. Only the first that still
 * finds this token clears the session and tells.
 */
export function expireSession(token: string): void {
  if (getToken() !== token) return;
  // A started movement of money keeps its key, so the member's next session cannot send it twice.
  endHere([...merchantKeys, 'moneyForms']);
  for (const listener of endListeners) listener(token);
}

/** Tells when a session begins or ends in this tab. Returns the function that ends it. */
export function subscribeToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells when the server ended the session, with its token. Returns the function that ends it. */
export function subscribeExpiry(listener: (token: string) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
