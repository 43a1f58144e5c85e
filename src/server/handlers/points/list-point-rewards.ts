import { listRewards } from '../../domain/points/rewards.ts';
import type { Handler } from '../handler.ts';

export const listPointRewards: Handler<'listPointRewards'> = async ({ query, language }, services) => ({
  success: true,
  value: await listRewards(services, query, language),
});
