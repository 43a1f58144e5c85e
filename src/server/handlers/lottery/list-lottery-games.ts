import { listGames } from '../../domain/lottery/game-detail.ts';
import type { Handler } from '../handler.ts';

export const listLotteryGames: Handler<'listLotteryGames'> = async ({ query, language }, services) => ({
  success: true,
  value: await listGames(services, query, query.language ?? language),
});
