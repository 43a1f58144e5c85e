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
  GetCaptchaResponse,
  GetSliderResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SolveSliderResponse
} from '../../model/index.ts';

import {
  getGetCaptchaResponseMock,
  getGetSliderResponseMock,
  getSendNewIpCodeResponseMock,
  getSendRegisterSmsCodeResponseMock,
  getSendSmsCodeResponseMock,
  getSolveSliderResponseMock
} from './verification.faker.ts';

export { getGetCaptchaResponseMock, getGetSliderResponseMock, getSolveSliderResponseMock, getSendSmsCodeResponseMock, getSendRegisterSmsCodeResponseMock, getSendNewIpCodeResponseMock } from './verification.faker.ts';


export const getGetCaptchaMockHandler = (overrideResponse?: GetCaptchaResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCaptchaResponse> | GetCaptchaResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/captcha', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSliderMockHandler = (overrideResponse?: GetSliderResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSliderResponse> | GetSliderResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/verification/slider', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSliderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSolveSliderMockHandler = (overrideResponse?: SolveSliderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SolveSliderResponse> | SolveSliderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/verification/slider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSolveSliderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendSmsCodeMockHandler = (overrideResponse?: SendSmsCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendSmsCodeResponse> | SendSmsCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/verification/sms/noLogin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendSmsCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendRegisterSmsCodeMockHandler = (overrideResponse?: SendRegisterSmsCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendRegisterSmsCodeResponse> | SendRegisterSmsCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/verification/sms/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRegisterSmsCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendNewIpCodeMockHandler = (overrideResponse?: SendNewIpCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendNewIpCodeResponse> | SendNewIpCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/verification/sms/newIp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendNewIpCodeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVerificationMock = () => [
  getGetCaptchaMockHandler(),
  getGetSliderMockHandler(),
  getSolveSliderMockHandler(),
  getSendSmsCodeMockHandler(),
  getSendRegisterSmsCodeMockHandler(),
  getSendNewIpCodeMockHandler()
]
