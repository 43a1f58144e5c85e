import { vipTiers } from '../../domain/ranks/tiers.ts';
import type { Handler } from '../handler.ts';

export const listVipTiers: Handler<'listVipTiers'> = async ({ language }, services) => ({
  success: true,
  value: await vipTiers(services, language),
});
