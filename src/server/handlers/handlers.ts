import { addFavourite } from './catalogue/add-favourite.ts';
import { listFavouriteIds } from './catalogue/list-favourite-ids.ts';
import { listFavourites } from './catalogue/list-favourites.ts';
import { listGames } from './catalogue/list-games.ts';
import { listHotGames } from './catalogue/list-hot-games.ts';
import { listVendorTypes } from './catalogue/list-vendor-types.ts';
import { listVendors } from './catalogue/list-vendors.ts';
import { removeFavourite } from './catalogue/remove-favourite.ts';
import type { HandlerTable } from './handler.ts';
import { getMemberIcon } from './member/get-member-icon.ts';
import { getMemberInfo } from './member/get-member-info.ts';
import { getPlayerAvatar } from './member/get-player-avatar.ts';
import { listAnnouncements } from './notices/list-announcements.ts';
import { freePlayLogin } from './session/free-play-login.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { getJwks } from './system/get-jwks.ts';
import { getPermission } from './system/get-permission.ts';
import { getSystemStatus } from './system/get-system-status.ts';
import { getWhitelabel } from './system/get-whitelabel.ts';
import { getBalance } from './wallet/get-balance.ts';

/**
 * Who answers each operation of the contract. One that is missing here and in `notImplemented`, that stands in both, or
 * that the contract does not have, is a type error.
 */
export const handlers = {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listVendorTypes,
  listVendors,
  removeFavourite,
  getMemberIcon,
  getMemberInfo,
  getPlayerAvatar,
  listAnnouncements,
  freePlayLogin,
  login,
  logout,
  getJwks,
  getPermission,
  getSystemStatus,
  getWhitelabel,
  getBalance,
} satisfies HandlerTable;
