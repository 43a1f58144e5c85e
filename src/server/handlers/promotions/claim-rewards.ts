import { claimRewards as claim } from '../../domain/rewards/member-rewards.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const claimRewards: Handler<'claimRewards'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await claim(services, tx, session, body.rewardIds, language) }));
};
