import { randomBytes } from 'node:crypto';
import { addAmounts } from '#shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import type { Posting } from '../../domain/money/wallet/post.ts';
import { countWageringIn } from '../../domain/rewards/bonuses/count-wagering.ts';
import { cashPosting, type Given, giveReward } from '../../domain/rewards/grants/give-reward.ts';
import { takeReferralReward } from '../../domain/rewards/referral/credit-rewards.ts';
import type { ReferralBrand } from '../../domain/rewards/referral/note-friend.ts';

/** What friends brought the demo player before now. */
export interface FriendRewards {
  /** Shares of the play, which went to the main wallet. */
  readonly shares: readonly Posting[];
  readonly bonuses: readonly Given[];
  /** All of the bonus money, whose wagering was done. */
  readonly released: string;
}

const DUE = `
  select id, due_at as at from referral_rewards where inviter_id = $1 and due_at <= $2 and credited_at is null order by due_at, id`;

/** Notes the rewards that were due before now as given. */
export async function takeFriendRewards(
  tx: Queries,
  { inviterId, now, brand }: { readonly inviterId: number; readonly now: Date; readonly brand: ReferralBrand },
): Promise<FriendRewards> {
  const given: Given[] = [];
  for (const { id, at } of await tx.query<{ id: string; at: Date }>('seed_referral_due', DUE, [inviterId, now])) {
    const taken = await takeReferralReward({ brand }, tx, id, at);
    if (taken !== undefined) given.push(taken);
  }
  const bonuses = given.filter(({ reward }) => reward.kind === 'bonus');
  return {
    shares: given.filter(({ reward }) => reward.kind === 'cash').map((each) => cashPosting({ brand }, each)),
    bonuses,
    released: bonuses.reduce((sum, { reward }) => addAmounts(sum, reward.amount ?? '0'), '0.00'),
  };
}

/** Gives the bonus money, and counts what the player has staked since toward it: the rest of it goes to the main wallet. */
export async function giveFriendBonuses(
  tx: Queries,
  {
    inviterId,
    now,
    brand,
    bonuses,
  }: { inviterId: number; now: Date; brand: ReferralBrand } & Pick<FriendRewards, 'bonuses'>,
): Promise<void> {
  for (const bonus of bonuses) await giveReward({ brand, random: randomBytes }, tx, bonus);
  // Nobody bets on both sides in the seeded history, whatever the odds.
  const counting = { ...brand, promotionRules: { opposingOdds: null } };
  await countWageringIn({ brand: counting, clock: () => now.getTime() }, tx, inviterId);
}
