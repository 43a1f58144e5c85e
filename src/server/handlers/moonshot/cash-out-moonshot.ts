import { cashOut } from '../../domain/games/moonshot/change-bet.ts';
import type { Handler } from '../handler.ts';

export const cashOutMoonshot: Handler<'cashOutMoonshot'> = async ({ session, params, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({
    success: true,
    value: await cashOut({ ...services, catalogue }, tx, session.memberId, params.roundId),
  }));
};
