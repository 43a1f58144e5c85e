import type { HandlerTable } from './handler.ts';
import { cancelLotteryBet } from './lottery/cancel-lottery-bet.ts';
import { getChase } from './lottery/get-chase.ts';
import { getDraw } from './lottery/get-draw.ts';
import { getDrawEvidence } from './lottery/get-draw-evidence.ts';
import { getLotteryBet } from './lottery/get-lottery-bet.ts';
import { getLotteryGame } from './lottery/get-lottery-game.ts';
import { getPrizeTable } from './lottery/get-prize-table.ts';
import { getVietnamNumero } from './lottery/get-vietnam-numero.ts';
import { listChases } from './lottery/list-chases.ts';
import { listComingDraws } from './lottery/list-coming-draws.ts';
import { listDraws } from './lottery/list-draws.ts';
import { listLotteryBets } from './lottery/list-lottery-bets.ts';
import { listLotteryFavourites } from './lottery/list-lottery-favourites.ts';
import { listLotteryGames } from './lottery/list-lottery-games.ts';
import { listOpenedNumero } from './lottery/list-opened-numero.ts';
import { listPlayTypes } from './lottery/list-play-types.ts';
import { listVnGameMenus } from './lottery/list-vn-game-menus.ts';
import { listVnRecentGames } from './lottery/list-vn-recent-games.ts';
import { placeLotteryBet } from './lottery/place-lottery-bet.ts';
import { quoteLotterySlip } from './lottery/quote-lottery-slip.ts';
import { setLotteryFavourites } from './lottery/set-lottery-favourites.ts';
import { stopChase } from './lottery/stop-chase.ts';
import { correctDrawResult } from './operator/correct-draw-result.ts';
import { enterDrawResult } from './operator/enter-draw-result.ts';
import { getOperatorDraw } from './operator/get-operator-draw.ts';
import { listDueDraws } from './operator/list-due-draws.ts';
import { voidDraw } from './operator/void-draw.ts';

/** Who answers the lotteries: games, draws and boards, the bets of members, and the results of operators. */
export const lotteryHandlers = {
  cancelLotteryBet,
  getChase,
  getDrawEvidence,
  getDraw,
  getLotteryBet,
  getLotteryGame,
  getPrizeTable,
  getVietnamNumero,
  listChases,
  listComingDraws,
  listDraws,
  listLotteryBets,
  listLotteryFavourites,
  listLotteryGames,
  listOpenedNumero,
  listPlayTypes,
  listVnGameMenus,
  listVnRecentGames,
  placeLotteryBet,
  quoteLotterySlip,
  setLotteryFavourites,
  stopChase,
  correctDrawResult,
  enterDrawResult,
  getOperatorDraw,
  listDueDraws,
  voidDraw,
} satisfies Partial<HandlerTable>;
