import { listReferralRewards as list } from '../../domain/referral/list-referral-rewards.ts';
import { requireReferral } from '../../domain/referral/require-referral.ts';
import type { Handler } from '../handler.ts';

export const listReferralRewards: Handler<'listReferralRewards'> = async ({ session, query }, services) => {
  requireReferral(services, session);
  return { success: true, value: await list(services, session.memberId, query) };
};
