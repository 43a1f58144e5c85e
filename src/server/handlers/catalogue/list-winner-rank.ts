import { listWinnerRankDefaults } from '../../../../generated/server/defaults.ts';
import { winnerRank } from '../../domain/catalogue/winners.ts';
import type { Handler } from '../handler.ts';

export const listWinnerRank: Handler<'listWinnerRank'> = async ({ query }, services) => ({
  success: true,
  value: await winnerRank(services, { ...query, period: query.period ?? listWinnerRankDefaults.period }),
});
