import { sessionStore } from '../lib/storage.ts';
import { useAddress } from './use-address.ts';

/** The codes of the agent and the member who invited the visitor. */
export type Invitation = { readonly affiliateCode: string | undefined; readonly referralCode: string | undefined };

/** The contract's pattern for a code; other values in an address are ignored. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** Stores the codes of an address for the session, so that they survive navigation (REGISTER-32). */
export function noteInvitation(search: string): void {
  const { affiliateCode, referralCode } = read(new URLSearchParams(search));
  if (affiliateCode) sessionStore.set('affiliateCode', affiliateCode);
  if (referralCode) sessionStore.set('referralCode', referralCode);
}

/** The codes of this address, else those of an earlier one. */
export function useInvitation(): Invitation {
  const [params] = useAddress();
  const { affiliateCode, referralCode } = read(params);
  return {
    affiliateCode: affiliateCode ?? sessionStore.get('affiliateCode') ?? undefined,
    referralCode: referralCode ?? sessionStore.get('referralCode') ?? undefined,
  };
}

function read(params: URLSearchParams): Invitation {
  const code = (...names: readonly string[]) =>
    names.map((name) => params.get(name)?.trim() ?? '').find((value) => CODE.test(value));
  return { affiliateCode: code('affiliateCode', 'aff'), referralCode: code('referralCode') };
}

let taken: string | undefined;

/**
 * Takes a login ticket out of the address before anything else can read or keep the address (ROUTE-29). What follows
 * the login is the page without it.
 */
export function takeUrlTicket(): void {
  const url = new URL(window.location.href);
  const ticket = url.searchParams.get('token');
  if (ticket === null) return;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  keepUrlTicket(ticket);
}

/** Stores a ticket until the portal reads it. */
export function keepUrlTicket(ticket: string): void {
  taken = ticket;
}

/** Returns the ticket of the address once, then undefined. */
export function urlTicket(): string | undefined {
  const ticket = taken;
  taken = undefined;
  return ticket;
}
