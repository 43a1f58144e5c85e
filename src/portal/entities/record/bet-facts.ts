import { compareAmounts } from '#shared/money/amount.ts';

type Ended<State> = { readonly state: State; readonly payout: string | null };

/** The key of the word for how a bet stands. Of a lost bet that was still paid something it says so. */
export function betEnd<State extends string>({ state, payout }: Ended<State>): State | 'lostPart' {
  return state === 'lost' && payout !== null && compareAmounts(payout, '0') > 0 ? 'lostPart' : state;
}

/** The day of a draw on the brand's clock, `yyyy-MM-dd`, and what its id adds to it: a number, a station, or nothing. */
export function drawParts(drawId: string): { readonly day: string; readonly part: string } {
  const [, year, month, date, part = ''] = /-(\d{4})(\d{2})(\d{2})(?:-(\w+))?$/.exec(drawId) ?? [];
  return { day: `${year}-${month}-${date}`, part };
}
