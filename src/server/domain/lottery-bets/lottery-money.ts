import type { Brand } from '../../config/brand.ts';
import type { Queries } from '../../db/database.ts';
import { money } from '../wallet/money.ts';
import { type Posting, postAll } from '../wallet/post.ts';

/** A movement between a member and the vendor of its lottery. */
export interface BetMovement {
  readonly betId: string;
  readonly memberId: number;
  readonly vendorCode: string;
  /** A decimal string above zero. */
  readonly amount: string;
}

/** The stake of a bet, paid to the vendor. */
function stakeOf({ betId, memberId, vendorCode, amount }: BetMovement, currency: string, at: Date): Posting {
  return {
    ...({ key: `lottery:${betId}:stake`, kind: 'bet', reason: { kind: 'bet', id: betId }, at, currency } as const),
    entries: [
      { memberId, purpose: 'main', amount: `-${amount}` },
      { house: `vendor:${vendorCode}`, amount },
    ],
  };
}

/** What a bet pays by a version of the result, or gives back. */
export function payoutOf(
  { betId, memberId, vendorCode, amount }: BetMovement,
  { step, kind }: { readonly step: string; readonly kind: 'prize' | 'refund' },
  currency: string,
  at: Date,
): Posting {
  return {
    ...({ key: `lottery:${betId}:${step}`, kind, reason: { kind: 'bet', id: betId }, at, currency } as const),
    entries: [
      { house: `vendor:${vendorCode}`, amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  };
}

interface Stakes {
  readonly memberId: number;
  readonly bets: readonly { readonly betId: string; readonly stake: string }[];
  readonly at: Date;
}

/** Takes the stake of each bet (trust 6). Failure: `insufficient_balance`. */
export async function postStakes(
  tx: Queries,
  { currency }: Pick<Brand, 'currency'>,
  vendorCode: string,
  { memberId, bets, at }: Stakes,
): Promise<void> {
  const postings = bets.map(({ betId, stake }) =>
    stakeOf({ betId, memberId, vendorCode, amount: stake }, currency.code, at),
  );
  await postAll(tx, postings);
}

const BALANCE = `select balance from wallets where member_id = $1 and kind = 'main'`;

/** The main balance of a member, as on the wire. */
export async function balanceOf(
  tx: Pick<Queries, 'query'>,
  { currency }: Pick<Brand, 'currency'>,
  memberId: number,
): Promise<string> {
  const [wallet] = await tx.query<{ balance: string }>('lottery_balance', BALANCE, [memberId]);
  return money(wallet?.balance ?? '0', currency.decimals);
}
