// Generated from openapi/ by `npm run generate`. Do not edit.

import type * as zod from 'zod';
import type {
  AddFavouriteResponse,
  FreePlayLoginResponse,
  GetBalanceResponse,
  GetJwksResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPermissionResponse,
  GetPlayerAvatarResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse,
  ListAnnouncementsResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  LoginResponse,
  LogoutResponse,
  RemoveFavouriteResponse,
} from './model/index.ts';
import type { getSystemStatus } from './validators/system/get-system-status.ts';
import type { getPermission } from './validators/system/get-permission.ts';
import type { getWhitelabel } from './validators/system/get-whitelabel.ts';
import type { getJwks } from './validators/system/get-jwks.ts';
import type { login } from './validators/session/login.ts';
import type { freePlayLogin } from './validators/session/free-play-login.ts';
import type { logout } from './validators/session/logout.ts';
import type { getMemberInfo } from './validators/member/get-member-info.ts';
import type { getMemberIcon } from './validators/member/get-member-icon.ts';
import type { getPlayerAvatar } from './validators/member/get-player-avatar.ts';
import type { getBalance } from './validators/wallet/get-balance.ts';
import type { listVendorTypes } from './validators/catalogue/list-vendor-types.ts';
import type { listVendors } from './validators/catalogue/list-vendors.ts';
import type { listGames } from './validators/catalogue/list-games.ts';
import type { listHotGames } from './validators/catalogue/list-hot-games.ts';
import type { listFavouriteIds } from './validators/catalogue/list-favourite-ids.ts';
import type { listFavourites } from './validators/catalogue/list-favourites.ts';
import type { addFavourite } from './validators/catalogue/add-favourite.ts';
import type { removeFavourite } from './validators/catalogue/remove-favourite.ts';
import type { listAnnouncements } from './validators/notices/list-announcements.ts';

/** `load` gives the validators of the request, `loadAnswer` that of the answer: they are built when asked for. */
export const operations = {
  getSystemStatus: {
    id: 'getSystemStatus',
    tag: 'system',
    method: 'get',
    path: '/wps/system/status',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-system-status.ts')).getSystemStatus,
    loadAnswer: async () => (await import('./validators/system/get-system-status.answer.ts')).GetSystemStatusResponse,
  },
  getPermission: {
    id: 'getPermission',
    tag: 'system',
    method: 'get',
    path: '/wps/system/permission',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-permission.ts')).getPermission,
    loadAnswer: async () => (await import('./validators/system/get-permission.answer.ts')).GetPermissionResponse,
  },
  getWhitelabel: {
    id: 'getWhitelabel',
    tag: 'system',
    method: 'get',
    path: '/wps/system/whitelabel',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-whitelabel.ts')).getWhitelabel,
    loadAnswer: async () => (await import('./validators/system/get-whitelabel.answer.ts')).GetWhitelabelResponse,
  },
  getJwks: {
    id: 'getJwks',
    tag: 'system',
    method: 'get',
    path: '/wps/system/jwks',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system/get-jwks.ts')).getJwks,
    loadAnswer: async () => (await import('./validators/system/get-jwks.answer.ts')).GetJwksResponse,
  },
  login: {
    id: 'login',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login',
    security: 'none',
    encrypted: true,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/login.ts')).login,
    loadAnswer: async () => (await import('./validators/session/login.answer.ts')).LoginResponse,
  },
  freePlayLogin: {
    id: 'freePlayLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login/freeplay',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/free-play-login.ts')).freePlayLogin,
    loadAnswer: async () => (await import('./validators/session/free-play-login.answer.ts')).FreePlayLoginResponse,
  },
  logout: {
    id: 'logout',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/logout',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session/logout.ts')).logout,
    loadAnswer: async () => (await import('./validators/session/logout.answer.ts')).LogoutResponse,
  },
  getMemberInfo: {
    id: 'getMemberInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-member-info.ts')).getMemberInfo,
    loadAnswer: async () => (await import('./validators/member/get-member-info.answer.ts')).GetMemberInfoResponse,
  },
  getMemberIcon: {
    id: 'getMemberIcon',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info/icon',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-member-icon.ts')).getMemberIcon,
    loadAnswer: async () => (await import('./validators/member/get-member-icon.answer.ts')).GetMemberIconResponse,
  },
  getPlayerAvatar: {
    id: 'getPlayerAvatar',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/member/get-player-avatar.ts')).getPlayerAvatar,
    loadAnswer: async () => (await import('./validators/member/get-player-avatar.answer.ts')).GetPlayerAvatarResponse,
  },
  getBalance: {
    id: 'getBalance',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/balance',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/wallet/get-balance.ts')).getBalance,
    loadAnswer: async () => (await import('./validators/wallet/get-balance.answer.ts')).GetBalanceResponse,
  },
  listVendorTypes: {
    id: 'listVendorTypes',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendorTypes',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-vendor-types.ts')).listVendorTypes,
    loadAnswer: async () => (await import('./validators/catalogue/list-vendor-types.answer.ts')).ListVendorTypesResponse,
  },
  listVendors: {
    id: 'listVendors',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendors',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-vendors.ts')).listVendors,
    loadAnswer: async () => (await import('./validators/catalogue/list-vendors.answer.ts')).ListVendorsResponse,
  },
  listGames: {
    id: 'listGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_gameList',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-games.ts')).listGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-games.answer.ts')).ListGamesResponse,
  },
  listHotGames: {
    id: 'listHotGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_hotGames',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/list-hot-games.ts')).listHotGames,
    loadAnswer: async () => (await import('./validators/catalogue/list-hot-games.answer.ts')).ListHotGamesResponse,
  },
  listFavouriteIds: {
    id: 'listFavouriteIds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteIds',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-favourite-ids.ts')).listFavouriteIds,
    loadAnswer: async () => (await import('./validators/catalogue/list-favourite-ids.answer.ts')).ListFavouriteIdsResponse,
  },
  listFavourites: {
    id: 'listFavourites',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteList',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/catalogue/list-favourites.ts')).listFavourites,
    loadAnswer: async () => (await import('./validators/catalogue/list-favourites.answer.ts')).ListFavouritesResponse,
  },
  addFavourite: {
    id: 'addFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_addFavourite',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/add-favourite.ts')).addFavourite,
    loadAnswer: async () => (await import('./validators/catalogue/add-favourite.answer.ts')).AddFavouriteResponse,
  },
  removeFavourite: {
    id: 'removeFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_removeFavourite',
    security: 'session',
    encrypted: false,
    idempotent: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/catalogue/remove-favourite.ts')).removeFavourite,
    loadAnswer: async () => (await import('./validators/catalogue/remove-favourite.answer.ts')).RemoveFavouriteResponse,
  },
  listAnnouncements: {
    id: 'listAnnouncements',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcements',
    security: 'none',
    encrypted: false,
    idempotent: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/notices/list-announcements.ts')).listAnnouncements,
    loadAnswer: async () => (await import('./validators/notices/list-announcements.answer.ts')).ListAnnouncementsResponse,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof getSystemStatus)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
  };
  getPermission: {
    header: zod.output<(typeof getPermission)['header']>;
    params: undefined;
    query: zod.output<(typeof getPermission)['query']>;
    body: undefined;
    response: GetPermissionResponse;
  };
  getWhitelabel: {
    header: zod.output<(typeof getWhitelabel)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
  };
  getJwks: {
    header: zod.output<(typeof getJwks)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
  };
  login: {
    header: zod.output<(typeof login)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof login)['body']>;
    response: LoginResponse;
  };
  freePlayLogin: {
    header: zod.output<(typeof freePlayLogin)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof freePlayLogin)['body']>;
    response: FreePlayLoginResponse;
  };
  logout: {
    header: zod.output<(typeof logout)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
  };
  getMemberInfo: {
    header: zod.output<(typeof getMemberInfo)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
  };
  getMemberIcon: {
    header: zod.output<(typeof getMemberIcon)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
  };
  getPlayerAvatar: {
    header: zod.output<(typeof getPlayerAvatar)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
  };
  getBalance: {
    header: zod.output<(typeof getBalance)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
  };
  listVendorTypes: {
    header: zod.output<(typeof listVendorTypes)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
  };
  listVendors: {
    header: zod.output<(typeof listVendors)['header']>;
    params: undefined;
    query: zod.output<(typeof listVendors)['query']>;
    body: undefined;
    response: ListVendorsResponse;
  };
  listGames: {
    header: zod.output<(typeof listGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listGames)['query']>;
    body: undefined;
    response: ListGamesResponse;
  };
  listHotGames: {
    header: zod.output<(typeof listHotGames)['header']>;
    params: undefined;
    query: zod.output<(typeof listHotGames)['query']>;
    body: undefined;
    response: ListHotGamesResponse;
  };
  listFavouriteIds: {
    header: zod.output<(typeof listFavouriteIds)['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
  };
  listFavourites: {
    header: zod.output<(typeof listFavourites)['header']>;
    params: undefined;
    query: zod.output<(typeof listFavourites)['query']>;
    body: undefined;
    response: ListFavouritesResponse;
  };
  addFavourite: {
    header: zod.output<(typeof addFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof addFavourite)['body']>;
    response: AddFavouriteResponse;
  };
  removeFavourite: {
    header: zod.output<(typeof removeFavourite)['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof removeFavourite)['body']>;
    response: RemoveFavouriteResponse;
  };
  listAnnouncements: {
    header: zod.output<(typeof listAnnouncements)['header']>;
    params: undefined;
    query: zod.output<(typeof listAnnouncements)['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
  };
}
