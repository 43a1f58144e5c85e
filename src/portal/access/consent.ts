import { localStore } from '../lib/storage.ts';

/** What a visitor said of being counted. */
export type Consent = 'granted' | 'denied';

const listeners = new Set<() => void>();

/** What was said; undefined while nothing was. */
export function getConsent(): Consent | undefined {
  const said = localStore.get('consent');
  return said === 'granted' || said === 'denied' ? said : undefined;
}

/** Keeps what was said. */
export function setConsent(consent: Consent): void {
  localStore.set('consent', consent);
  for (const listener of listeners) listener();
}

/** Takes it back, so that it is asked again. What counts already ends with the page, which is loaded anew. */
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
