import type { HandlerTable } from './handler.ts';
import { getDraw } from './lottery/get-draw.ts';
import { getDrawEvidence } from './lottery/get-draw-evidence.ts';
import { getLotteryGame } from './lottery/get-lottery-game.ts';
import { getPrizeTable } from './lottery/get-prize-table.ts';
import { getVietnamNumero } from './lottery/get-vietnam-numero.ts';
import { listComingDraws } from './lottery/list-coming-draws.ts';
import { listDraws } from './lottery/list-draws.ts';
import { listLotteryGames } from './lottery/list-lottery-games.ts';
import { listOpenedNumero } from './lottery/list-opened-numero.ts';
import { listPlayTypes } from './lottery/list-play-types.ts';
import { listVnGameMenus } from './lottery/list-vn-game-menus.ts';
import { listVnRecentGames } from './lottery/list-vn-recent-games.ts';

/** Who answers the lotteries: their games, draws and boards. */
export const lotteryHandlers = {
  getDrawEvidence,
  getDraw,
  getLotteryGame,
  getPrizeTable,
  getVietnamNumero,
  listComingDraws,
  listDraws,
  listLotteryGames,
  listOpenedNumero,
  listPlayTypes,
  listVnGameMenus,
  listVnRecentGames,
} satisfies Partial<HandlerTable>;
