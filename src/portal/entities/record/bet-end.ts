import { compareAmounts } from '#shared/money/amount.ts';

type Ended<State> = { readonly state: State; readonly payout: string | null };

/** The key of the word for how a bet stands. Of a lost bet that was still paid something it says so. */
export function betEnd<State extends string>({ state, payout }: Ended<State>): State | 'lostPart' {
  return state === 'lost' && payout !== null && compareAmounts(payout, '0') > 0 ? 'lostPart' : state;
}
