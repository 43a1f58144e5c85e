import type { GameCategory, PrizeMode } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '../../ground/amounts/money.ts';
import { type Posting, postAll } from '../../money/wallet/post.ts';
import { stakePostings } from '../../rewards/bonuses/stake-postings.ts';
import { stakeableOn } from '../../rewards/bonuses/stakeable.ts';

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
    key: `lottery:${betId}:${step}`,
    kind,
    reason: { kind: 'bet', id: betId },
    at,
    currency,
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

const PRIZE_MODE = 'select prize_mode as "prizeMode" from lottery_games where code = $1';

/** What a member can stake on a lottery, as on the wire. */
export async function balanceOf(
  tx: Pick<Queries, 'query'>,
  { currency }: Pick<Brand, 'currency'>,
  { memberId, gameCode, at }: { readonly memberId: number; readonly gameCode: string; readonly at: Date },
): Promise<string> {
  const [game] = await tx.query<{ prizeMode: PrizeMode }>('lottery_prize_mode', PRIZE_MODE, [gameCode]);
  if (game === undefined) throw new Error(`the lottery ${gameCode} is gone`);
  return money(await stakeableOn(tx, [categoryOf(game)], memberId, at), currency.decimals);
}

/** The category whose bonus money a lottery takes. */
export function categoryOf({ prizeMode }: { readonly prizeMode: PrizeMode }): 'ELOTT' | 'LOTT' {
  return prizeMode === 'Elott' ? 'ELOTT' : 'LOTT';
}
