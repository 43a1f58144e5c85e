import { placeBet } from '../../domain/games/moonshot/place-bet.ts';
import type { Handler } from '../handler.ts';

export const placeMoonshotBet: Handler<'placeMoonshotBet'> = async ({ session, body, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({
    success: true,
    value: await placeBet({ ...services, catalogue }, tx, session, body),
  }));
};
