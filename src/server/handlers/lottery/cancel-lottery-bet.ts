import { cancelBet } from '../../domain/lottery-bets/cancel-bet.ts';
import type { Handler } from '../handler.ts';

export const cancelLotteryBet: Handler<'cancelLotteryBet'> = ({ session, params, language, once }, services) => {
  const asked = { memberId: session.memberId, betId: params.betId, language };
  return once(async (tx) => ({ success: true, value: await cancelBet(services, tx, asked) }));
};
