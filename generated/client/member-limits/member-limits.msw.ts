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
  AcknowledgeRealityCheckResponse,
  GetPlayLimitsResponse,
  GetRealityCheckResponse,
  SetMoneyLimitResponse,
  SetRealityCheckResponse,
  SetSessionLimitResponse,
  StartSelfExclusionResponse
} from '../../model/index.ts';

import {
  getAcknowledgeRealityCheckResponseMock,
  getGetPlayLimitsResponseMock,
  getGetRealityCheckResponseMock,
  getSetMoneyLimitResponseMock,
  getSetRealityCheckResponseMock,
  getSetSessionLimitResponseMock,
  getStartSelfExclusionResponseMock
} from './member-limits.faker.ts';

export { getGetPlayLimitsResponseMock, getSetMoneyLimitResponseMock, getSetSessionLimitResponseMock, getStartSelfExclusionResponseMock, getGetRealityCheckResponseMock, getSetRealityCheckResponseMock, getAcknowledgeRealityCheckResponseMock } from './member-limits.faker.ts';


export const getGetPlayLimitsMockHandler = (overrideResponse?: GetPlayLimitsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayLimitsResponse> | GetPlayLimitsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/limits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayLimitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetMoneyLimitMockHandler = (overrideResponse?: SetMoneyLimitResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetMoneyLimitResponse> | SetMoneyLimitResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/limits/money', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMoneyLimitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetSessionLimitMockHandler = (overrideResponse?: SetSessionLimitResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetSessionLimitResponse> | SetSessionLimitResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/limits/session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetSessionLimitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartSelfExclusionMockHandler = (overrideResponse?: StartSelfExclusionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartSelfExclusionResponse> | StartSelfExclusionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/selfExclusion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartSelfExclusionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRealityCheckMockHandler = (overrideResponse?: GetRealityCheckResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRealityCheckResponse> | GetRealityCheckResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/realityCheck', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRealityCheckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetRealityCheckMockHandler = (overrideResponse?: SetRealityCheckResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetRealityCheckResponse> | SetRealityCheckResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/realityCheck', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetRealityCheckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcknowledgeRealityCheckMockHandler = (overrideResponse?: AcknowledgeRealityCheckResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcknowledgeRealityCheckResponse> | AcknowledgeRealityCheckResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/realityCheck/acknowledge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeRealityCheckResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberLimitsMock = () => [
  getGetPlayLimitsMockHandler(),
  getSetMoneyLimitMockHandler(),
  getSetSessionLimitMockHandler(),
  getStartSelfExclusionMockHandler(),
  getGetRealityCheckMockHandler(),
  getSetRealityCheckMockHandler(),
  getAcknowledgeRealityCheckMockHandler()
]
