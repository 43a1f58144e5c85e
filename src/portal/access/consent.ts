import { localStore } from '../lib/storage.ts';

/** The visitor's answer to the measurement question. */
export type Consent = 'granted' | 'denied';

const listeners = new Set<() => void>();

/** The stored answer; undefined before the visitor answers. */
export function getConsent(): Consent | undefined {
  const said = localStore.get('consent');
  return said === 'granted' || said === 'denied' ? said : undefined;
}

/** Stores the answer. */
export function setConsent(consent: Consent): void {
  localStore.set('consent', consent);
  for (const listener of listeners) listener();
}

/** Removes the answer, so that the question appears again. Reloads the page to stop a running measurement. */
export function withdrawConsent(): void {
  const counted = getConsent() === 'granted';
  localStore.remove('consent');
  for (const listener of listeners) listener();
  if (counted) window.location.reload();
}

/** Tells of each change, also of one made in another tab. Returns the function that ends it. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  const endOtherTabs = localStore.subscribe('consent', listener);
  return () => {
    listeners.delete(listener);
    endOtherTabs();
  };
}
