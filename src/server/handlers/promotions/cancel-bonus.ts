import { cancelBonus as cancel } from '../../domain/bonuses/cancel-bonus.ts';
import { countForReader } from '../../domain/bonuses/count-wagering.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const cancelBonus: Handler<'cancelBonus'> = async ({ session, params, language, once }, services) => {
  requireTrueAccount(session);
  // A bonus whose wagering is done just now is money already.
  await countForReader(services, session.memberId);
  return once(async (tx) => ({
    success: true,
    value: await cancel(services, tx, session, params.bonusId, language),
  }));
};
