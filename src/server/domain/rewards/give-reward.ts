import type { RewardCredit, RewardKind } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { post } from '../wallet/post.ts';
import type { NewReward } from './grant-reward.ts';

/** A reward to give, with an id for the ledger. */
type Given = Omit<NewReward, 'expiresAt' | 'text'> & { readonly id: string };

/**
 * Gives a reward, once for each key, in the caller's transaction: cash to the main wallet, bonus money to the bonus
 * balance with its wagering, points to the points. Free rounds and goods are only noted: their senders read the reward.
 */
export async function giveReward(
  services: Pick<Services, 'brand' | 'random'>,
  tx: Queries,
  given: Given,
): Promise<Pick<RewardCredit, 'target' | 'bonusId'>> {
  const { id, key, memberId, reward, wagering, source, sourceId, title, at } = given;
  const { kind, amount, points } = reward;
  const about = {
    reason: sourceId === null ? { kind: 'operator' as const, id } : { kind: 'promotion' as const, id: sourceId },
    ...{ at, currency: services.brand.currency.code },
  };
  switch (kind) {
    case 'cash': {
      if (amount === null) throw new Error(`the reward ${id} has no amount`);
      await post(tx, {
        ...{ ...about, key: `reward:${key}`, kind: 'promotion' },
        entries: [
          { house: 'promotions', amount: `-${amount}` },
          { memberId, purpose: 'main', amount },
        ],
      });
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
        ...{ ...about, key: `reward:${key}`, kind: 'points_earned' },
        entries: [
          { house: 'points', amount: `-${points}` },
          { memberId, purpose: 'points', amount: `${points}` },
        ],
      });
      return { target: targetOf(kind), bonusId: null };
    }
    default:
      return { target: targetOf(kind), bonusId: null };
  }
}

const targets: Readonly<Record<RewardKind, RewardCredit['target']>> = {
  cash: 'main_wallet',
  bonus: 'bonus_balance',
  points: 'points',
  free_rounds: 'free_rounds',
  goods: 'delivery',
};

/** Where a kind of reward goes. */
export function targetOf(kind: RewardKind): RewardCredit['target'] {
  return targets[kind];
}
