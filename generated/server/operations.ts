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
import type { catalogue } from './validators/catalogue.ts';
import type { member } from './validators/member.ts';
import type { notices } from './validators/notices.ts';
import type { session } from './validators/session.ts';
import type { system } from './validators/system.ts';
import type { wallet } from './validators/wallet.ts';

/** `load` gives the validators: those of a tag are built together when the first of them is asked for. */
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
    load: async () => (await import('./validators/system.ts')).system.getSystemStatus,
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
    load: async () => (await import('./validators/system.ts')).system.getPermission,
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
    load: async () => (await import('./validators/system.ts')).system.getWhitelabel,
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
    load: async () => (await import('./validators/system.ts')).system.getJwks,
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
    load: async () => (await import('./validators/session.ts')).session.login,
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
    load: async () => (await import('./validators/session.ts')).session.freePlayLogin,
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
    load: async () => (await import('./validators/session.ts')).session.logout,
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
    load: async () => (await import('./validators/member.ts')).member.getMemberInfo,
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
    load: async () => (await import('./validators/member.ts')).member.getMemberIcon,
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
    load: async () => (await import('./validators/member.ts')).member.getPlayerAvatar,
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
    load: async () => (await import('./validators/wallet.ts')).wallet.getBalance,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listVendorTypes,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listVendors,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listGames,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listHotGames,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listFavouriteIds,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.listFavourites,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.addFavourite,
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
    load: async () => (await import('./validators/catalogue.ts')).catalogue.removeFavourite,
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
    load: async () => (await import('./validators/notices.ts')).notices.listAnnouncements,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof system)['getSystemStatus']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
  };
  getPermission: {
    header: zod.output<(typeof system)['getPermission']['header']>;
    params: undefined;
    query: zod.output<(typeof system)['getPermission']['query']>;
    body: undefined;
    response: GetPermissionResponse;
  };
  getWhitelabel: {
    header: zod.output<(typeof system)['getWhitelabel']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
  };
  getJwks: {
    header: zod.output<(typeof system)['getJwks']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
  };
  login: {
    header: zod.output<(typeof session)['login']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['login']['body']>;
    response: LoginResponse;
  };
  freePlayLogin: {
    header: zod.output<(typeof session)['freePlayLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['freePlayLogin']['body']>;
    response: FreePlayLoginResponse;
  };
  logout: {
    header: zod.output<(typeof session)['logout']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
  };
  getMemberInfo: {
    header: zod.output<(typeof member)['getMemberInfo']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
  };
  getMemberIcon: {
    header: zod.output<(typeof member)['getMemberIcon']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
  };
  getPlayerAvatar: {
    header: zod.output<(typeof member)['getPlayerAvatar']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
  };
  getBalance: {
    header: zod.output<(typeof wallet)['getBalance']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
  };
  listVendorTypes: {
    header: zod.output<(typeof catalogue)['listVendorTypes']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
  };
  listVendors: {
    header: zod.output<(typeof catalogue)['listVendors']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listVendors']['query']>;
    body: undefined;
    response: ListVendorsResponse;
  };
  listGames: {
    header: zod.output<(typeof catalogue)['listGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listGames']['query']>;
    body: undefined;
    response: ListGamesResponse;
  };
  listHotGames: {
    header: zod.output<(typeof catalogue)['listHotGames']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listHotGames']['query']>;
    body: undefined;
    response: ListHotGamesResponse;
  };
  listFavouriteIds: {
    header: zod.output<(typeof catalogue)['listFavouriteIds']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
  };
  listFavourites: {
    header: zod.output<(typeof catalogue)['listFavourites']['header']>;
    params: undefined;
    query: zod.output<(typeof catalogue)['listFavourites']['query']>;
    body: undefined;
    response: ListFavouritesResponse;
  };
  addFavourite: {
    header: zod.output<(typeof catalogue)['addFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['addFavourite']['body']>;
    response: AddFavouriteResponse;
  };
  removeFavourite: {
    header: zod.output<(typeof catalogue)['removeFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof catalogue)['removeFavourite']['body']>;
    response: RemoveFavouriteResponse;
  };
  listAnnouncements: {
    header: zod.output<(typeof notices)['listAnnouncements']['header']>;
    params: undefined;
    query: zod.output<(typeof notices)['listAnnouncements']['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
  };
}
