import type { RewardCredit } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { type Posting, post } from '../../money/wallet/post.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import type { MoneyNeeds } from '../bonuses/end-bonus.ts';
import type { NewReward } from './grant-reward.ts';

/** A reward to give, with an id for the ledger. */
export type Given = Omit<NewReward, 'expiresAt' | 'text'> & { readonly id: string };

/**
 * Gives a reward, once for each key, in the caller's transaction: cash to the main wallet, bonus money to the bonus
 * balance with its wagering, points to the points.
 */
export async function giveReward(
  services: MoneyNeeds & Pick<Services, 'random'>,
  tx: Queries,
  given: Given,
): Promise<Pick<RewardCredit, 'target' | 'bonusId'>> {
  const { id, key, memberId, reward, wagering, source, sourceId, title, at } = given;
  const { kind, amount, points } = reward;
  switch (kind) {
    case 'cash': {
      await post(tx, cashPosting(services, given));
      return { target: targetOf(kind), bonusId: null };
    }
    case 'bonus': {
      if (amount === null || wagering === null) throw new Error(`the reward ${id} has no amount or wagering`);
      const bonus = { key: `reward:${key}`, memberId, title, source, sourceId, amount, wagering, at };
      return { target: targetOf(kind), bonusId: await creditBonus(services, tx, bonus) };
    }
    case 'points': {
      if (points === null) throw new Error(`the reward ${id} has no points`);
      await post(tx, {
        ...aboutOf(services, given),
        key: `reward:${key}`,
        kind: 'points_earned',
        entries: [
          { house: 'points', amount: `-${points}` },
          { memberId, purpose: 'points', amount: `${points}` },
        ],
      });
      return { target: targetOf(kind), bonusId: null };
    }
  }
}

/** The movement of a reward in cash. */
export function cashPosting(services: MoneyNeeds, given: Given): Posting {
  const { id, key, memberId, reward } = given;
  const { amount } = reward;
  if (amount === null) throw new Error(`the reward ${id} has no amount`);
  return {
    ...aboutOf(services, given),
    key: `reward:${key}`,
    kind: 'promotion',
    entries: [
      { house: 'promotions', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  };
}

function aboutOf({ brand }: MoneyNeeds, { id, sourceId, at }: Given): Pick<Posting, 'reason' | 'at' | 'currency'> {
  const reason = sourceId === null ? { kind: 'operator' as const, id } : { kind: 'promotion' as const, id: sourceId };
  return { reason, at, currency: brand.currency.code };
}

const targets: Readonly<Record<StoredReward['kind'], RewardCredit['target']>> = {
  cash: 'main_wallet',
  bonus: 'bonus_balance',
  points: 'points',
};

/** Where a kind of reward goes. */
export function targetOf(kind: StoredReward['kind']): RewardCredit['target'] {
  return targets[kind];
}
