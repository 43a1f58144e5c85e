// Generated from openapi/ by `npm run generate`. Do not edit.

import type * as zod from 'zod';
import type {
  AddFavouriteResponse,
  BeginSocialLoginResponse,
  ChangePasswordResponse,
  CheckAffiliateCodeResponse,
  CompleteSocialLoginResponse,
  CreateSessionTicketResponse,
  EndOtherSessionsResponse,
  EndSessionResponse,
  ExchangeSessionTicketResponse,
  ForgotPasswordByEmailResponse,
  FreePlayLoginResponse,
  GetBalanceResponse,
  GetCaptchaResponse,
  GetDomainRouteResponse,
  GetJwksResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPermissionResponse,
  GetPlayerAvatarResponse,
  GetRegisterSettingsResponse,
  GetRoutersResponse,
  GetSliderResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse,
  ListAnnouncementsResponse,
  ListCountryCodesResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListSessionsResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  LoginResponse,
  LogoutResponse,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse,
  RemoveFavouriteResponse,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SolveSliderResponse,
} from './model/index.ts';
import type { catalogue } from './validators/catalogue.ts';
import type { member } from './validators/member.ts';
import type { notices } from './validators/notices.ts';
import type { passwords } from './validators/passwords.ts';
import type { registration } from './validators/registration.ts';
import type { session } from './validators/session.ts';
import type { system } from './validators/system.ts';
import type { verification } from './validators/verification.ts';
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
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getJwks,
  },
  getDomainRoute: {
    id: 'getDomainRoute',
    tag: 'system',
    method: 'get',
    path: '/wps/system/domainRoute',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getDomainRoute,
  },
  getRouters: {
    id: 'getRouters',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_routers',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getRouters,
  },
  listCountryCodes: {
    id: 'listCountryCodes',
    tag: 'system',
    method: 'get',
    path: '/wps/relay/MCSFE_getCountryCode',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.listCountryCodes,
  },
  getRegisterSettings: {
    id: 'getRegisterSettings',
    tag: 'system',
    method: 'get',
    path: '/wps/system/setting/register',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/system.ts')).system.getRegisterSettings,
  },
  getCaptcha: {
    id: 'getCaptcha',
    tag: 'verification',
    method: 'get',
    path: '/wps/captcha',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.getCaptcha,
  },
  getSlider: {
    id: 'getSlider',
    tag: 'verification',
    method: 'get',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.getSlider,
  },
  solveSlider: {
    id: 'solveSlider',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/slider',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.solveSlider,
  },
  sendSmsCode: {
    id: 'sendSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/noLogin',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendSmsCode,
  },
  sendRegisterSmsCode: {
    id: 'sendRegisterSmsCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/register',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendRegisterSmsCode,
  },
  sendNewIpCode: {
    id: 'sendNewIpCode',
    tag: 'verification',
    method: 'post',
    path: '/wps/verification/sms/newIp',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/verification.ts')).verification.sendNewIpCode,
  },
  login: {
    id: 'login',
    tag: 'session',
    method: 'post',
    path: '/wps/session/login',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
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
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.logout,
  },
  createSessionTicket: {
    id: 'createSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/ticket',
    security: 'merchant',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.createSessionTicket,
  },
  exchangeSessionTicket: {
    id: 'exchangeSessionTicket',
    tag: 'session',
    method: 'post',
    path: '/wps/session/token',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.exchangeSessionTicket,
  },
  beginSocialLogin: {
    id: 'beginSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.beginSocialLogin,
  },
  completeSocialLogin: {
    id: 'completeSocialLogin',
    tag: 'session',
    method: 'post',
    path: '/wps/session/social/:provider/complete',
    security: 'none',
    encrypted: false,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.completeSocialLogin,
  },
  listSessions: {
    id: 'listSessions',
    tag: 'session',
    method: 'get',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session.ts')).session.listSessions,
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id', 'X-Background'],
    load: async () => (await import('./validators/session.ts')).session.endOtherSessions,
  },
  endSession: {
    id: 'endSession',
    tag: 'session',
    method: 'delete',
    path: '/wps/session/sessions/:sessionId',
    security: 'session',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/session.ts')).session.endSession,
  },
  registerMember: {
    id: 'registerMember',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.registerMember,
  },
  registerMemberByMobile: {
    id: 'registerMemberByMobile',
    tag: 'registration',
    method: 'put',
    path: '/wps/member/register/mobile',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.registerMemberByMobile,
  },
  checkAffiliateCode: {
    id: 'checkAffiliateCode',
    tag: 'registration',
    method: 'get',
    path: '/wps/agent/affiliate',
    security: 'none',
    encrypted: false,
    content: undefined,
    statuses: [200, 400, 403, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/registration.ts')).registration.checkAffiliateCode,
  },
  changePassword: {
    id: 'changePassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password',
    security: 'session',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.changePassword,
  },
  forgotPasswordByEmail: {
    id: 'forgotPasswordByEmail',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/email',
    security: 'none',
    encrypted: false,
    content: 'form',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.forgotPasswordByEmail,
  },
  resetPassword: {
    id: 'resetPassword',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/reset',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.resetPassword,
  },
  resetPasswordByPhone: {
    id: 'resetPasswordByPhone',
    tag: 'passwords',
    method: 'post',
    path: '/wps/member/password/verification',
    security: 'none',
    encrypted: true,
    content: 'json',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500, 503],
    headerNames: ['Language', 'Merchant', 'X-Request-Id'],
    load: async () => (await import('./validators/passwords.ts')).passwords.resetPasswordByPhone,
  },
  getMemberInfo: {
    id: 'getMemberInfo',
    tag: 'member',
    method: 'get',
    path: '/wps/member/info',
    security: 'session',
    encrypted: false,
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
  getDomainRoute: {
    header: zod.output<(typeof system)['getDomainRoute']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetDomainRouteResponse;
  };
  getRouters: {
    header: zod.output<(typeof system)['getRouters']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRoutersResponse;
  };
  listCountryCodes: {
    header: zod.output<(typeof system)['listCountryCodes']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListCountryCodesResponse;
  };
  getRegisterSettings: {
    header: zod.output<(typeof system)['getRegisterSettings']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetRegisterSettingsResponse;
  };
  getCaptcha: {
    header: zod.output<(typeof verification)['getCaptcha']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetCaptchaResponse;
  };
  getSlider: {
    header: zod.output<(typeof verification)['getSlider']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: GetSliderResponse;
  };
  solveSlider: {
    header: zod.output<(typeof verification)['solveSlider']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['solveSlider']['body']>;
    response: SolveSliderResponse;
  };
  sendSmsCode: {
    header: zod.output<(typeof verification)['sendSmsCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendSmsCode']['body']>;
    response: SendSmsCodeResponse;
  };
  sendRegisterSmsCode: {
    header: zod.output<(typeof verification)['sendRegisterSmsCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendRegisterSmsCode']['body']>;
    response: SendRegisterSmsCodeResponse;
  };
  sendNewIpCode: {
    header: zod.output<(typeof verification)['sendNewIpCode']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof verification)['sendNewIpCode']['body']>;
    response: SendNewIpCodeResponse;
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
  createSessionTicket: {
    header: zod.output<(typeof session)['createSessionTicket']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['createSessionTicket']['body']>;
    response: CreateSessionTicketResponse;
  };
  exchangeSessionTicket: {
    header: zod.output<(typeof session)['exchangeSessionTicket']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof session)['exchangeSessionTicket']['body']>;
    response: ExchangeSessionTicketResponse;
  };
  beginSocialLogin: {
    header: zod.output<(typeof session)['beginSocialLogin']['header']>;
    params: zod.output<(typeof session)['beginSocialLogin']['params']>;
    query: undefined;
    body: zod.output<(typeof session)['beginSocialLogin']['body']>;
    response: BeginSocialLoginResponse;
  };
  completeSocialLogin: {
    header: zod.output<(typeof session)['completeSocialLogin']['header']>;
    params: zod.output<(typeof session)['completeSocialLogin']['params']>;
    query: undefined;
    body: zod.output<(typeof session)['completeSocialLogin']['body']>;
    response: CompleteSocialLoginResponse;
  };
  listSessions: {
    header: zod.output<(typeof session)['listSessions']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: ListSessionsResponse;
  };
  endOtherSessions: {
    header: zod.output<(typeof session)['endOtherSessions']['header']>;
    params: undefined;
    query: undefined;
    body: undefined;
    response: EndOtherSessionsResponse;
  };
  endSession: {
    header: zod.output<(typeof session)['endSession']['header']>;
    params: zod.output<(typeof session)['endSession']['params']>;
    query: undefined;
    body: undefined;
    response: EndSessionResponse;
  };
  registerMember: {
    header: zod.output<(typeof registration)['registerMember']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registration)['registerMember']['body']>;
    response: RegisterMemberResponse;
  };
  registerMemberByMobile: {
    header: zod.output<(typeof registration)['registerMemberByMobile']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof registration)['registerMemberByMobile']['body']>;
    response: RegisterMemberByMobileResponse;
  };
  checkAffiliateCode: {
    header: zod.output<(typeof registration)['checkAffiliateCode']['header']>;
    params: undefined;
    query: zod.output<(typeof registration)['checkAffiliateCode']['query']>;
    body: undefined;
    response: CheckAffiliateCodeResponse;
  };
  changePassword: {
    header: zod.output<(typeof passwords)['changePassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['changePassword']['body']>;
    response: ChangePasswordResponse;
  };
  forgotPasswordByEmail: {
    header: zod.output<(typeof passwords)['forgotPasswordByEmail']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['forgotPasswordByEmail']['body']>;
    response: ForgotPasswordByEmailResponse;
  };
  resetPassword: {
    header: zod.output<(typeof passwords)['resetPassword']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['resetPassword']['body']>;
    response: ResetPasswordResponse;
  };
  resetPasswordByPhone: {
    header: zod.output<(typeof passwords)['resetPasswordByPhone']['header']>;
    params: undefined;
    query: undefined;
    body: zod.output<(typeof passwords)['resetPasswordByPhone']['body']>;
    response: ResetPasswordByPhoneResponse;
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
