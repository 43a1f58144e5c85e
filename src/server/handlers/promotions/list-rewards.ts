import { listRewards as list } from '../../domain/rewards/member-rewards.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listRewards: Handler<'listRewards'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session.memberId, query, language) };
};
