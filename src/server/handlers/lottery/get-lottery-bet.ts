import { getLotteryBet as get } from '../../domain/lottery-bets/read-bets.ts';
import type { Handler } from '../handler.ts';

export const getLotteryBet: Handler<'getLotteryBet'> = async ({ session, params, language }, services) => ({
  success: true,
  value: await get(services, session.memberId, params.betId, language),
});
