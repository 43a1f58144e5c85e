import { playerRank } from '../../domain/ranks/player-rank.ts';
import type { Handler } from '../handler.ts';

export const getPlayerRank: Handler<'getPlayerRank'> = async ({ session, language }, services) => ({
  success: true,
  value: await playerRank(services, session, language),
});
