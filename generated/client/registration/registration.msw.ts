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
  CheckAffiliateCodeResponse,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse
} from '../../model/index.ts';

import {
  getCheckAffiliateCodeResponseMock,
  getRegisterMemberByMobileResponseMock,
  getRegisterMemberResponseMock
} from './registration.faker.ts';

export { getRegisterMemberResponseMock, getRegisterMemberByMobileResponseMock, getCheckAffiliateCodeResponseMock } from './registration.faker.ts';


export const getRegisterMemberMockHandler = (overrideResponse?: RegisterMemberResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RegisterMemberResponse> | RegisterMemberResponse), options?: RequestHandlerOptions) => {
  return http.put('*/wps/member/register', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterMemberByMobileMockHandler = (overrideResponse?: RegisterMemberByMobileResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RegisterMemberByMobileResponse> | RegisterMemberByMobileResponse), options?: RequestHandlerOptions) => {
  return http.put('*/wps/member/register/mobile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterMemberByMobileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckAffiliateCodeMockHandler = (overrideResponse?: CheckAffiliateCodeResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckAffiliateCodeResponse> | CheckAffiliateCodeResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/affiliate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAffiliateCodeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRegistrationMock = () => [
  getRegisterMemberMockHandler(),
  getRegisterMemberByMobileMockHandler(),
  getCheckAffiliateCodeMockHandler()
]
