/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BeginSocialLoginResponse,
  CompleteSocialLoginResponse,
  CreateSessionTicketResponse,
  EndOtherSessionsResponse,
  EndSessionResponse,
  ExchangeSessionTicketResponse,
  FreePlayLoginResponse,
  ListSessionsResponse,
  LoginResponse,
  LogoutResponse
} from '../../model/index.ts';

import {
  getBeginSocialLoginResponseMock,
  getCompleteSocialLoginResponseMock,
  getCreateSessionTicketResponseMock,
  getEndOtherSessionsResponseMock,
  getEndSessionResponseMock,
  getExchangeSessionTicketResponseMock,
  getFreePlayLoginResponseMock,
  getListSessionsResponseMock,
  getLoginResponseMock,
  getLogoutResponseMock
} from './session.faker.ts';

export { getLoginResponseMock, getFreePlayLoginResponseMock, getLogoutResponseMock, getCreateSessionTicketResponseMock, getExchangeSessionTicketResponseMock, getBeginSocialLoginResponseMock, getCompleteSocialLoginResponseMock, getListSessionsResponseMock, getEndOtherSessionsResponseMock, getEndSessionResponseMock } from './session.faker.ts';


export const getLoginMockHandler = (overrideResponse?: LoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResponse> | LoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFreePlayLoginMockHandler = (overrideResponse?: FreePlayLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FreePlayLoginResponse> | FreePlayLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/login/freeplay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFreePlayLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: LogoutResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<LogoutResponse> | LogoutResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/wps/session/logout', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSessionTicketMockHandler = (overrideResponse?: CreateSessionTicketResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateSessionTicketResponse> | CreateSessionTicketResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/ticket', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSessionTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExchangeSessionTicketMockHandler = (overrideResponse?: ExchangeSessionTicketResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeSessionTicketResponse> | ExchangeSessionTicketResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExchangeSessionTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginSocialLoginMockHandler = (overrideResponse?: BeginSocialLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BeginSocialLoginResponse> | BeginSocialLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSocialLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteSocialLoginMockHandler = (overrideResponse?: CompleteSocialLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompleteSocialLoginResponse> | CompleteSocialLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/social/:provider/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteSocialLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: ListSessionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSessionsResponse> | ListSessionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/session/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndOtherSessionsMockHandler = (overrideResponse?: EndOtherSessionsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EndOtherSessionsResponse> | EndOtherSessionsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/wps/session/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndSessionMockHandler = (overrideResponse?: EndSessionResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EndSessionResponse> | EndSessionResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/wps/session/sessions/:sessionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLoginMockHandler(),
  getFreePlayLoginMockHandler(),
  getLogoutMockHandler(),
  getCreateSessionTicketMockHandler(),
  getExchangeSessionTicketMockHandler(),
  getBeginSocialLoginMockHandler(),
  getCompleteSocialLoginMockHandler(),
  getListSessionsMockHandler(),
  getEndOtherSessionsMockHandler(),
  getEndSessionMockHandler()
]
