import { playerRank } from '../domain/ranks/player-rank.ts';
import { vipTiers } from '../domain/ranks/tiers.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberRank`. */
export const memberRankHandlers = {
  getPlayerRank: async ({ session, language }, services) => ({
    success: true,
    value: await playerRank(services, session, language),
  }),
  listVipTiers: async ({ language }, services) => ({
    success: true,
    value: await vipTiers(services, language),
  }),
} satisfies TagHandlers<'memberRank'>;
