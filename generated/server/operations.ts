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
import * as catalogue from './zod/catalogue/catalogue.ts';
import * as member from './zod/member/member.ts';
import * as notices from './zod/notices/notices.ts';
import * as session from './zod/session/session.ts';
import * as system from './zod/system/system.ts';
import * as wallet from './zod/wallet/wallet.ts';

export const operations = {
  getSystemStatus: {
    id: 'getSystemStatus',
    tag: 'system',
    method: 'get',
    path: '/wps/system/status',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: system.GetSystemStatusHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: system.GetSystemStatusResponse,
  },
  getPermission: {
    id: 'getPermission',
    tag: 'system',
    method: 'get',
    path: '/wps/system/permission',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: system.GetPermissionHeader,
    params: undefined,
    query: system.GetPermissionQueryParams,
    body: undefined,
    response: system.GetPermissionResponse,
  },
  getWhitelabel: {
    id: 'getWhitelabel',
    tag: 'system',
    method: 'get',
    path: '/wps/system/whitelabel',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: system.GetWhitelabelHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: system.GetWhitelabelResponse,
  },
  getJwks: {
    id: 'getJwks',
    tag: 'system',
    method: 'get',
    path: '/wps/system/jwks',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: system.GetJwksHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: system.GetJwksResponse,
  },
  login: {
    id: 'login',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login',
    authenticated: false,
    encrypted: true,
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: session.LoginHeader,
    params: undefined,
    query: undefined,
    body: session.LoginBody.options[0],
    response: session.LoginResponse,
  },
  freePlayLogin: {
    id: 'freePlayLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login/freeplay',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: session.FreePlayLoginHeader,
    params: undefined,
    query: undefined,
    body: session.FreePlayLoginBody,
    response: session.FreePlayLoginResponse,
  },
  logout: {
    id: 'logout',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/logout',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: session.LogoutHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: session.LogoutResponse,
  },
  getMemberInfo: {
    id: 'getMemberInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: member.GetMemberInfoHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: member.GetMemberInfoResponse,
  },
  getMemberIcon: {
    id: 'getMemberIcon',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info/icon',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: member.GetMemberIconHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: member.GetMemberIconResponse,
  },
  getPlayerAvatar: {
    id: 'getPlayerAvatar',
    tag: 'member',
    method: 'get',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: member.GetPlayerAvatarHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: member.GetPlayerAvatarResponse,
  },
  getBalance: {
    id: 'getBalance',
    tag: 'wallet',
    method: 'get',
    path: '/wps/v2/wallets/balance',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: wallet.GetBalanceHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: wallet.GetBalanceResponse,
  },
  listVendorTypes: {
    id: 'listVendorTypes',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendorTypes',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.ListVendorTypesHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: catalogue.ListVendorTypesResponse,
  },
  listVendors: {
    id: 'listVendors',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_vendors',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.ListVendorsHeader,
    params: undefined,
    query: catalogue.ListVendorsQueryParams,
    body: undefined,
    response: catalogue.ListVendorsResponse,
  },
  listGames: {
    id: 'listGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_gameList',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.ListGamesHeader,
    params: undefined,
    query: catalogue.ListGamesQueryParams,
    body: undefined,
    response: catalogue.ListGamesResponse,
  },
  listHotGames: {
    id: 'listHotGames',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_hotGames',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.ListHotGamesHeader,
    params: undefined,
    query: catalogue.ListHotGamesQueryParams,
    body: undefined,
    response: catalogue.ListHotGamesResponse,
  },
  listFavouriteIds: {
    id: 'listFavouriteIds',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteIds',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: catalogue.ListFavouriteIdsHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: catalogue.ListFavouriteIdsResponse,
  },
  listFavourites: {
    id: 'listFavourites',
    tag: 'catalogue',
    method: 'get',
    path: '/wps/relay/GCSGAME_favouriteList',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    header: catalogue.ListFavouritesHeader,
    params: undefined,
    query: catalogue.ListFavouritesQueryParams,
    body: undefined,
    response: catalogue.ListFavouritesResponse,
  },
  addFavourite: {
    id: 'addFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_addFavourite',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.AddFavouriteHeader,
    params: undefined,
    query: undefined,
    body: catalogue.AddFavouriteBody,
    response: catalogue.AddFavouriteResponse,
  },
  removeFavourite: {
    id: 'removeFavourite',
    tag: 'catalogue',
    method: 'post',
    path: '/wps/relay/GCSGAME_removeFavourite',
    authenticated: true,
    encrypted: false,
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: catalogue.RemoveFavouriteHeader,
    params: undefined,
    query: undefined,
    body: catalogue.RemoveFavouriteBody,
    response: catalogue.RemoveFavouriteResponse,
  },
  listAnnouncements: {
    id: 'listAnnouncements',
    tag: 'notices',
    method: 'get',
    path: '/wps/relay/MCSFE_announcements',
    authenticated: false,
    encrypted: false,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    header: notices.ListAnnouncementsHeader,
    params: undefined,
    query: notices.ListAnnouncementsQueryParams,
    body: undefined,
    response: notices.ListAnnouncementsResponse,
  },
} as const;

export type OperationId = keyof typeof operations;

/** What a handler is given, already validated, and what it must answer. */
export interface Operations {
  getSystemStatus: {
    header: zod.output<(typeof operations)['getSystemStatus']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSystemStatusResponse;
  };
  getPermission: {
    header: zod.output<(typeof operations)['getPermission']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['getPermission']['query']>;
    body: undefined;
    response: GetPermissionResponse;
  };
  getWhitelabel: {
    header: zod.output<(typeof operations)['getWhitelabel']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetWhitelabelResponse;
  };
  getJwks: {
    header: zod.output<(typeof operations)['getJwks']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetJwksResponse;
  };
  login: {
    header: zod.output<(typeof operations)['login']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operations)['login']['body']>;
    response: LoginResponse;
  };
  freePlayLogin: {
    header: zod.output<(typeof operations)['freePlayLogin']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operations)['freePlayLogin']['body']>;
    response: FreePlayLoginResponse;
  };
  logout: {
    header: zod.output<(typeof operations)['logout']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: LogoutResponse;
  };
  getMemberInfo: {
    header: zod.output<(typeof operations)['getMemberInfo']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberInfoResponse;
  };
  getMemberIcon: {
    header: zod.output<(typeof operations)['getMemberIcon']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetMemberIconResponse;
  };
  getPlayerAvatar: {
    header: zod.output<(typeof operations)['getPlayerAvatar']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetPlayerAvatarResponse;
  };
  getBalance: {
    header: zod.output<(typeof operations)['getBalance']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetBalanceResponse;
  };
  listVendorTypes: {
    header: zod.output<(typeof operations)['listVendorTypes']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListVendorTypesResponse;
  };
  listVendors: {
    header: zod.output<(typeof operations)['listVendors']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['listVendors']['query']>;
    body: undefined;
    response: ListVendorsResponse;
  };
  listGames: {
    header: zod.output<(typeof operations)['listGames']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['listGames']['query']>;
    body: undefined;
    response: ListGamesResponse;
  };
  listHotGames: {
    header: zod.output<(typeof operations)['listHotGames']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['listHotGames']['query']>;
    body: undefined;
    response: ListHotGamesResponse;
  };
  listFavouriteIds: {
    header: zod.output<(typeof operations)['listFavouriteIds']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListFavouriteIdsResponse;
  };
  listFavourites: {
    header: zod.output<(typeof operations)['listFavourites']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['listFavourites']['query']>;
    body: undefined;
    response: ListFavouritesResponse;
  };
  addFavourite: {
    header: zod.output<(typeof operations)['addFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operations)['addFavourite']['body']>;
    response: AddFavouriteResponse;
  };
  removeFavourite: {
    header: zod.output<(typeof operations)['removeFavourite']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof operations)['removeFavourite']['body']>;
    response: RemoveFavouriteResponse;
  };
  listAnnouncements: {
    header: zod.output<(typeof operations)['listAnnouncements']['header']>;
    params: undefined;
    query: zod.output<(typeof operations)['listAnnouncements']['query']>;
    body: undefined;
    response: ListAnnouncementsResponse;
  };
}
