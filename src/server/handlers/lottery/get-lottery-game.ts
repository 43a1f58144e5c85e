import { gameDetail } from '../../domain/lottery/game-detail.ts';
import type { Handler } from '../handler.ts';

export const getLotteryGame: Handler<'getLotteryGame'> = async ({ params, query, language }, services) => ({
  success: true,
  value: await gameDetail(services, params.gameCode, query.language ?? language),
});
