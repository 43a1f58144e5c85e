import { cashOut, placeBet, takeBack } from '../domain/play/games/moonshot/place-bet.ts';
import { showMoonshot } from '../domain/play/games/moonshot/show-moonshot.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `moonshot`. */
export const moonshotHandlers = {
  getMoonshot: async ({ session }, services) => ok(await showMoonshot(services, session.memberId)),
  placeMoonshotBet: async ({ session, body, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await placeBet({ ...services, catalogue }, tx, session, body)));
  },
  cancelMoonshotBet: async ({ session, params, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await takeBack({ ...services, catalogue }, tx, session.memberId, params.roundId)));
  },
  cashOutMoonshot: async ({ session, params, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await cashOut({ ...services, catalogue }, tx, session.memberId, params.roundId)));
  },
} satisfies TagHandlers<'moonshot'>;
