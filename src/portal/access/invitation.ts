import { sessionStore } from '../lib/storage.ts';
import { useAddress } from './use-address.ts';

/** Who has sent the visitor: codes of an agent and of a member. */
export type Invitation = { readonly affiliateCode: string | undefined; readonly referralCode: string | undefined };

/** What the contract takes as a code; anything else in an address is none. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** Keeps the codes of an address for the session: they survive whatever the visitor looks at first (REGISTER-32). */
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
