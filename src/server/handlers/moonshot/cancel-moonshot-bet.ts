import { takeBack } from '../../domain/games/moonshot/change-bet.ts';
import type { Handler } from '../handler.ts';

export const cancelMoonshotBet: Handler<'cancelMoonshotBet'> = async ({ session, params, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({
    success: true,
    value: await takeBack({ ...services, catalogue }, tx, session.memberId, params.roundId),
  }));
};
