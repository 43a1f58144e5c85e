import type { Balance, PlayableBalance } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';

/** What a member can play with: the main wallet and its bonus money. */
export const PLAYABLE = `
  select coalesce(sum(balance), 0) as balance from wallets where member_id = $1 and kind in ('main', 'bonus')`;

/** The balance of the session's member (API-19), whose sum the session has read already. */
export function balance(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  session: Session,
  playable: PlayableBalance[],
): Balance {
  return {
    sumBalance: money(session.balance, brand.currency.decimals),
    playable,
    currency: brand.currency.code,
    asOf: new Date(clock()).toISOString(),
  };
}
