import { listWinnerRankDefaults } from '#generated/server/defaults.ts';
import { lotteryMenu, popularLotteries } from '../domain/lottery/draws/menus.ts';
import { addFavourite, favouriteIds, favouritePage, removeFavourite } from '../domain/play/catalogue/favourites.ts';
import {
  hotGames,
  listGames,
  newGames,
  recentGames,
  vendorLanes,
  vendorTypes,
} from '../domain/play/catalogue/list-games.ts';
import { pvpRooms } from '../domain/play/catalogue/pvp-rooms.ts';
import { searchGames } from '../domain/play/catalogue/search/search-games.ts';
import { winnerRank } from '../domain/play/catalogue/winners.ts';
import { launchGame } from '../domain/play/launch/launch-game.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `catalogue`. */
export const catalogueHandlers = {
  listVendorTypes: async (_request, { catalogue }) => ok(vendorTypes(await catalogue.current())),
  listVendors: async (_request, { catalogue }) => ok(vendorLanes(await catalogue.current())),
  listGames: async ({ query }, { catalogue }) => listGames(await catalogue.current(), query),
  listHotGames: async ({ query }, { catalogue }) => ({
    success: true,
    list: hotGames(await catalogue.current(), query.vassalage),
  }),
  listFavouriteIds: async ({ session }, services) => ok(await favouriteIds(services, session)),
  listFavourites: async ({ session, query }, services) => ok(await favouritePage(services, session, query)),
  addFavourite: async ({ session, body }, services) => ok(await addFavourite(services, session, body)),
  removeFavourite: async ({ session, body }, services) => ok(await removeFavourite(services, session, body)),
  listRecentGames: async ({ session, query }, services) => ok(await recentGames(services, session, query)),
  listNewGames: async ({ query }, { catalogue }) => ok(newGames(await catalogue.current(), query)),
  searchGames: ({ query, language }, services) => searchGames(services, query, language),
  listWinnerRank: async ({ query }, services) =>
    ok(await winnerRank(services, { ...query, period: query.period ?? listWinnerRankDefaults.period })),
  listPopularGames: async ({ query, language }, services) =>
    ok(await popularLotteries(services, query, query.language ?? language)),
  listGameMenus: async ({ query, language }, services) =>
    ok(await lotteryMenu(services, query.prizeMode, query.language ?? language)),
  listPvpRooms: async ({ query, language }, services) =>
    ok(await pvpRooms(services, query, query.language ?? language)),
  launchGame: async ({ session, body }, services) => ({
    success: true,
    ...(await launchGame(services, session, body)),
  }),
} satisfies TagHandlers<'catalogue'>;
