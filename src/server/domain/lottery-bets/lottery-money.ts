import type { GameCategory } from '../../../../generated/server/model/index.ts';
import type { Brand } from '../../config/brand.ts';
import type { Queries } from '../../db/database.ts';
import { stakePostings } from '../bonuses/stake-postings.ts';
import { PLAYABLE } from '../wallet/balance.ts';
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
  readonly category: GameCategory;
  readonly bets: readonly { readonly betId: string; readonly stake: string }[];
  readonly at: Date;
}

/** Takes the stake of each bet, bonus money after the main wallet (trust 6). Failure: `insufficient_balance`. */
export async function postStakes(
  tx: Queries,
  { currency }: Pick<Brand, 'currency'>,
  vendorCode: string,
  { memberId, category, bets, at }: Stakes,
): Promise<void> {
  const stakes = bets.map(({ betId, stake }) => ({ key: `lottery:${betId}:stake`, betId, amount: stake }));
  const order = { memberId, category, house: `vendor:${vendorCode}`, currency: currency.code, at } as const;
  await postAll(tx, await stakePostings(tx, { ...order, stakes }));
}

/** What a member can play with, as on the wire. */
export async function balanceOf(
  tx: Pick<Queries, 'query'>,
  { currency }: Pick<Brand, 'currency'>,
  memberId: number,
): Promise<string> {
  const [wallet] = await tx.query<{ balance: string }>('lottery_balance', PLAYABLE, [memberId]);
  return money(wallet?.balance ?? '0', currency.decimals);
}
