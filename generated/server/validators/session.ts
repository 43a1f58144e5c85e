// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/session/session.ts';

export const session = {
  login: {
    header: zod.LoginHeader,
    params: undefined,
    query: undefined,
    body: zod.LoginBody.options[0],
    response: zod.LoginResponse,
  },
  freePlayLogin: {
    header: zod.FreePlayLoginHeader,
    params: undefined,
    query: undefined,
    body: zod.FreePlayLoginBody,
    response: zod.FreePlayLoginResponse,
  },
  logout: {
    header: zod.LogoutHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.LogoutResponse,
  },
  createSessionTicket: {
    header: zod.CreateSessionTicketHeader,
    params: undefined,
    query: undefined,
    body: zod.CreateSessionTicketBody,
    response: zod.CreateSessionTicketResponse,
  },
  exchangeSessionTicket: {
    header: zod.ExchangeSessionTicketHeader,
    params: undefined,
    query: undefined,
    body: zod.ExchangeSessionTicketBody,
    response: zod.ExchangeSessionTicketResponse,
  },
  beginSocialLogin: {
    header: zod.BeginSocialLoginHeader,
    params: zod.BeginSocialLoginParams,
    query: undefined,
    body: zod.BeginSocialLoginBody,
    response: zod.BeginSocialLoginResponse,
  },
  completeSocialLogin: {
    header: zod.CompleteSocialLoginHeader,
    params: zod.CompleteSocialLoginParams,
    query: undefined,
    body: zod.CompleteSocialLoginBody,
    response: zod.CompleteSocialLoginResponse,
  },
  listSessions: {
    header: zod.ListSessionsHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.ListSessionsResponse,
  },
  endOtherSessions: {
    header: zod.EndOtherSessionsHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.EndOtherSessionsResponse,
  },
  endSession: {
    header: zod.EndSessionHeader,
    params: zod.EndSessionParams,
    query: undefined,
    body: undefined,
    response: zod.EndSessionResponse,
  },
};
