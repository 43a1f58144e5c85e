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
  BindEmailResponse,
  BindMobileResponse,
  ChangePaymentPasswordResponse,
  ConfirmTwoStepLoginResponse,
  DisableTwoStepLoginResponse,
  DismissLoginInfoResponse,
  GetLoginInfoResponse,
  GetSecurityCentreResponse,
  ListLoginHistoryResponse,
  ResetPaymentPasswordResponse,
  SendMemberCodeResponse,
  SetPaymentPasswordResponse,
  StartTwoStepLoginResponse
} from '../../model/index.ts';

import {
  getBindEmailResponseMock,
  getBindMobileResponseMock,
  getChangePaymentPasswordResponseMock,
  getConfirmTwoStepLoginResponseMock,
  getDisableTwoStepLoginResponseMock,
  getDismissLoginInfoResponseMock,
  getGetLoginInfoResponseMock,
  getGetSecurityCentreResponseMock,
  getListLoginHistoryResponseMock,
  getResetPaymentPasswordResponseMock,
  getSendMemberCodeResponseMock,
  getSetPaymentPasswordResponseMock,
  getStartTwoStepLoginResponseMock
} from './member-security.faker.ts';

export { getGetSecurityCentreResponseMock, getSetPaymentPasswordResponseMock, getChangePaymentPasswordResponseMock, getResetPaymentPasswordResponseMock, getStartTwoStepLoginResponseMock, getConfirmTwoStepLoginResponseMock, getDisableTwoStepLoginResponseMock, getSendMemberCodeResponseMock, getBindEmailResponseMock, getBindMobileResponseMock, getListLoginHistoryResponseMock, getGetLoginInfoResponseMock, getDismissLoginInfoResponseMock } from './member-security.faker.ts';


export const getGetSecurityCentreMockHandler = (overrideResponse?: GetSecurityCentreResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSecurityCentreResponse> | GetSecurityCentreResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/security', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecurityCentreResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetPaymentPasswordMockHandler = (overrideResponse?: SetPaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetPaymentPasswordResponse> | SetPaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetPaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePaymentPasswordMockHandler = (overrideResponse?: ChangePaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangePaymentPasswordResponse> | ChangePaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPaymentPasswordMockHandler = (overrideResponse?: ResetPaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPaymentPasswordResponse> | ResetPaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartTwoStepLoginMockHandler = (overrideResponse?: StartTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTwoStepLoginResponse> | StartTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmTwoStepLoginMockHandler = (overrideResponse?: ConfirmTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmTwoStepLoginResponse> | ConfirmTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableTwoStepLoginMockHandler = (overrideResponse?: DisableTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DisableTwoStepLoginResponse> | DisableTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/disable', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendMemberCodeMockHandler = (overrideResponse?: SendMemberCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendMemberCodeResponse> | SendMemberCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/verificationCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMemberCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindEmailMockHandler = (overrideResponse?: BindEmailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindEmailResponse> | BindEmailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindMobileMockHandler = (overrideResponse?: BindMobileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindMobileResponse> | BindMobileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/mobile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindMobileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLoginHistoryMockHandler = (overrideResponse?: ListLoginHistoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLoginHistoryResponse> | ListLoginHistoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/loginHistory', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoginHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLoginInfoMockHandler = (overrideResponse?: GetLoginInfoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLoginInfoResponse> | GetLoginInfoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/loginInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLoginInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDismissLoginInfoMockHandler = (overrideResponse?: DismissLoginInfoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DismissLoginInfoResponse> | DismissLoginInfoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/loginInfo/dismiss', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDismissLoginInfoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberSecurityMock = () => [
  getGetSecurityCentreMockHandler(),
  getSetPaymentPasswordMockHandler(),
  getChangePaymentPasswordMockHandler(),
  getResetPaymentPasswordMockHandler(),
  getStartTwoStepLoginMockHandler(),
  getConfirmTwoStepLoginMockHandler(),
  getDisableTwoStepLoginMockHandler(),
  getSendMemberCodeMockHandler(),
  getBindEmailMockHandler(),
  getBindMobileMockHandler(),
  getListLoginHistoryMockHandler(),
  getGetLoginInfoMockHandler(),
  getDismissLoginInfoMockHandler()
]
