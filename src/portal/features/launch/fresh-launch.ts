import { sessionStore } from '../../lib/storage.ts';

/** The address that this page was launched at. It opens only once, so it is used up after a reload. */
let fresh: string | undefined;

/** Keeps the address of a game of a transfer wallet under its key (STORE-07) for `/game` to show. */
export function noteFreshLaunch(address: string): void {
  fresh = address;
  sessionStore.set('iframeUrl', address);
}

/** The address that `/game` plays, and whether it is still unused. */
export function keptLaunch(): { readonly address: string; readonly isFresh: boolean } | undefined {
  const address = sessionStore.get('iframeUrl');
  return address ? { address, isFresh: address === fresh } : undefined;
}
