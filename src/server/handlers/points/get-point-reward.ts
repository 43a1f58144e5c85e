import { findReward } from '../../domain/points/rewards.ts';
import type { Handler } from '../handler.ts';

export const getPointReward: Handler<'getPointReward'> = async ({ query, language }, services) => ({
  success: true,
  value: await findReward(services, query.rewardId, language),
});
