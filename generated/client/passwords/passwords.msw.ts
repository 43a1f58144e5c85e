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
  ChangePasswordResponse,
  ForgotPasswordByEmailResponse,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse
} from '../../model/index.ts';

import {
  getChangePasswordResponseMock,
  getForgotPasswordByEmailResponseMock,
  getResetPasswordByPhoneResponseMock,
  getResetPasswordResponseMock
} from './passwords.faker.ts';

export { getChangePasswordResponseMock, getForgotPasswordByEmailResponseMock, getResetPasswordResponseMock, getResetPasswordByPhoneResponseMock } from './passwords.faker.ts';


export const getChangePasswordMockHandler = (overrideResponse?: ChangePasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangePasswordResponse> | ChangePasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getForgotPasswordByEmailMockHandler = (overrideResponse?: ForgotPasswordByEmailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForgotPasswordByEmailResponse> | ForgotPasswordByEmailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/password/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getForgotPasswordByEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: ResetPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPasswordResponse> | ResetPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/password/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordByPhoneMockHandler = (overrideResponse?: ResetPasswordByPhoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPasswordByPhoneResponse> | ResetPasswordByPhoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/password/verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordByPhoneResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPasswordsMock = () => [
  getChangePasswordMockHandler(),
  getForgotPasswordByEmailMockHandler(),
  getResetPasswordMockHandler(),
  getResetPasswordByPhoneMockHandler()
]
