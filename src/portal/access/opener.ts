import type { Location } from 'react-router-dom';

/** The page that opened another one, which leads back to it. */
export type Opener = {
  readonly address: string;
  /** The key under which the scroll position of the page is kept. */
  readonly scrollKey: string;
};

/** The state of a history entry that was created by returning to a page. */
type Returned = { readonly scrollKey: string };

/** The current page, for the state of the page that it opens. */
export function openerAt(location: Location): Opener {
  const { pathname, search, hash } = location;
  return { address: pathname + search + hash, scrollKey: scrollKeyOf(location) };
}

/** The options of a navigation back to a page, which restores its scroll position. */
export function returning({ scrollKey }: Opener): { readonly replace: true; readonly state: Returned } {
  return { replace: true, state: { scrollKey } };
}

/**
 * The key under which the scroll position of a page is kept. The router calls the first entry of each visit by the same
 * key: that entry is kept by its address.
 */
export function scrollKeyOf({ key, pathname, search, state }: Location): string {
  if (isReturned(state)) return state.scrollKey;
  return key === 'default' ? `${pathname}${search}` : key;
}

function isReturned(state: unknown): state is Returned {
  return typeof state === 'object' && state !== null && 'scrollKey' in state && typeof state.scrollKey === 'string';
}
