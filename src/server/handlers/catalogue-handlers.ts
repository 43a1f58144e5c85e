import { addFavourite } from './catalogue/add-favourite.ts';
import { launchGame } from './catalogue/launch-game.ts';
import { listFavouriteIds } from './catalogue/list-favourite-ids.ts';
import { listFavourites } from './catalogue/list-favourites.ts';
import { listGameMenus } from './catalogue/list-game-menus.ts';
import { listGames } from './catalogue/list-games.ts';
import { listHotGames } from './catalogue/list-hot-games.ts';
import { listNewGames } from './catalogue/list-new-games.ts';
import { listPopularGames } from './catalogue/list-popular-games.ts';
import { listPvpRooms } from './catalogue/list-pvp-rooms.ts';
import { listRecentGames } from './catalogue/list-recent-games.ts';
import { listVendorTypes } from './catalogue/list-vendor-types.ts';
import { listVendors } from './catalogue/list-vendors.ts';
import { listWinnerRank } from './catalogue/list-winner-rank.ts';
import { removeFavourite } from './catalogue/remove-favourite.ts';
import { searchGames } from './catalogue/search-games.ts';
import type { HandlerTable } from './handler.ts';
import { getAnnouncement } from './notices/get-announcement.ts';
import { listAnnouncementPage } from './notices/list-announcement-page.ts';
import { listAnnouncements } from './notices/list-announcements.ts';
import { convertPoints } from './points/convert-points.ts';
import { getPointReward } from './points/get-point-reward.ts';
import { getPointsBalance } from './points/get-points-balance.ts';
import { getPointsConfig } from './points/get-points-config.ts';
import { listPointRewards } from './points/list-point-rewards.ts';
import { listPointTransactions } from './points/list-point-transactions.ts';
import { getPromotion } from './promotions/get-promotion.ts';
import { listPromotions } from './promotions/list-promotions.ts';

/** Who answers what visitors discover: games, notices, promotions and the point mall. */
export const catalogueHandlers = {
  addFavourite,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGameMenus,
  listGames,
  listHotGames,
  listNewGames,
  listPopularGames,
  listPvpRooms,
  listRecentGames,
  listVendorTypes,
  listVendors,
  listWinnerRank,
  removeFavourite,
  searchGames,
  getAnnouncement,
  listAnnouncementPage,
  listAnnouncements,
  convertPoints,
  getPointReward,
  getPointsBalance,
  getPointsConfig,
  listPointRewards,
  listPointTransactions,
  getPromotion,
  listPromotions,
} satisfies Partial<HandlerTable>;
