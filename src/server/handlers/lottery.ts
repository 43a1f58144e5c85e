import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { cancelBet } from '../domain/lottery/bets/cancel-bet.ts';
import { chaseOf, listChases, stopChase } from '../domain/lottery/bets/chases.ts';
import { placeSlip } from '../domain/lottery/bets/place-slip.ts';
import { quoteSlip } from '../domain/lottery/bets/quote-slip.ts';
import { getLotteryBet, listLotteryBets } from '../domain/lottery/bets/read-bets.ts';
import { comingDraws, findDraw, listDraws } from '../domain/lottery/draws/draws.ts';
import { drawEvidence } from '../domain/lottery/draws/evidence.ts';
import { listLotteryFavourites, setLotteryFavourites } from '../domain/lottery/draws/favourites.ts';
import { gameDetail, listGames, listPlayTypes } from '../domain/lottery/draws/game-detail.ts';
import { vietnamMenu, vietnamRecent } from '../domain/lottery/draws/menus.ts';
import { openedNumero, prizeTableOf, vietnamNumero } from '../domain/lottery/draws/numero.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `lottery`. */
export const lotteryHandlers = {
  listVnGameMenus: async ({ query, language }, services) => ok(await vietnamMenu(services, query.language ?? language)),
  listVnRecentGames: async ({ session, query, language }, services) =>
    ok(await vietnamRecent(services, session, query.count, query.language ?? language)),
  listLotteryGames: async ({ query, language }, services) =>
    ok(await listGames(services, query, query.language ?? language)),
  getLotteryGame: async ({ params, query, language }, services) =>
    ok(await gameDetail(services, params.gameCode, query.language ?? language)),
  listPlayTypes: async ({ params, query, language }, services) =>
    ok(await listPlayTypes(services, params.gameCode, query.playType, query.language ?? language)),
  listComingDraws: async ({ params, query, language }, services) =>
    ok(await comingDraws(services, params.gameCode, query.count, language)),
  listLotteryFavourites: async ({ session }, services) => ok(await listLotteryFavourites(services, session)),
  setLotteryFavourites: async ({ session, body }, services) =>
    ok(await setLotteryFavourites(services, session, body.gameCodes)),
  listDraws: async ({ query, language }, services) => ok(await listDraws(services, query, language)),
  getDraw: async ({ params, language }, services) => ok(await findDraw(services, params.drawId, language)),
  getPrizeTable: async ({ params, language }, services) => ok(await prizeTableOf(services, params.drawId, language)),
  getDrawEvidence: async ({ params, language }, services) => ok(await drawEvidence(services, params.drawId, language)),
  listOpenedNumero: async ({ query, language }, services) => ok(await openedNumero(services, query, language)),
  getVietnamNumero: async ({ query, language }, services) => ok(await vietnamNumero(services, query, language)),
  quoteLotterySlip: async ({ session, body, language }, services) =>
    ok(await quoteSlip(services, session, body, language)),
  listLotteryBets: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listLotteryBets(services, session.memberId, query, language));
  },
  placeLotteryBet: ({ session, body, language, once }, services) =>
    placeSlip(services, session, body, language, (place) => once(async (tx) => ok(await place(tx)))),
  getLotteryBet: async ({ session, params, language }, services) =>
    ok(await getLotteryBet(services, session.memberId, params.betId, language)),
  cancelLotteryBet: ({ session, params, language, once }, services) => {
    const asked = { memberId: session.memberId, betId: params.betId, language };
    return once(async (tx) => ok(await cancelBet(services, tx, asked)));
  },
  listChases: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listChases(services, session.memberId, query, language));
  },
  getChase: async ({ session, params, language }, services) => {
    const asked = { memberId: session.memberId, chaseId: params.chaseId, language };
    return ok(await chaseOf(services, services.db, asked));
  },
  stopChase: ({ session, params, language, once }, services) => {
    const asked = { memberId: session.memberId, chaseId: params.chaseId, language };
    return once(async (tx) => ok(await stopChase(services, tx, asked)));
  },
} satisfies TagHandlers<'lottery'>;
