import type { RewardCredit } from '../../../../generated/server/model/index.ts';
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
      return { target: 'main_wallet', bonusId: null };
    }
    case 'bonus': {
      if (amount === null || wagering === null) throw new Error(`the reward ${id} has no amount or wagering`);
      const bonus = { key: `reward:${key}`, memberId, title, source, sourceId, amount, wagering, at };
      return { target: 'bonus_balance', bonusId: await creditBonus(services, tx, bonus) };
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
      return { target: 'points', bonusId: null };
    }
    case 'free_rounds':
      return { target: 'free_rounds', bonusId: null };
    case 'goods':
      return { target: 'delivery', bonusId: null };
  }
}
