import { playerRank } from '../domain/rewards/ranks/player-rank.ts';
import { vipTiers } from '../domain/rewards/ranks/privileges.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberRank`. */
export const memberRankHandlers = {
  getPlayerRank: async ({ session, language }, services) => ok(await playerRank(services, session, language)),
  listVipTiers: async ({ language }, services) => ok(await vipTiers(services, language)),
} satisfies TagHandlers<'memberRank'>;
