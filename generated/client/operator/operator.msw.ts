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
  CorrectDrawResultResponse,
  EnterDrawResultResponse,
  GetOperatorDrawResponse,
  ListDueDrawsResponse,
  VoidDrawResponse
} from '../model/index.ts';

import {
  getCorrectDrawResultResponseMock,
  getEnterDrawResultResponseMock,
  getGetOperatorDrawResponseMock,
  getListDueDrawsResponseMock,
  getVoidDrawResponseMock
} from './operator.faker.ts';

export { getListDueDrawsResponseMock, getGetOperatorDrawResponseMock, getEnterDrawResultResponseMock, getCorrectDrawResultResponseMock, getVoidDrawResponseMock } from './operator.faker.ts';


export const getListDueDrawsMockHandler = (overrideResponse?: ListDueDrawsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDueDrawsResponse> | ListDueDrawsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/draws', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDueDrawsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOperatorDrawMockHandler = (overrideResponse?: GetOperatorDrawResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOperatorDrawResponse> | GetOperatorDrawResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/draws/:drawId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOperatorDrawResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnterDrawResultMockHandler = (overrideResponse?: EnterDrawResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnterDrawResultResponse> | EnterDrawResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/draws/:drawId/result', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnterDrawResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCorrectDrawResultMockHandler = (overrideResponse?: CorrectDrawResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CorrectDrawResultResponse> | CorrectDrawResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/draws/:drawId/correction', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectDrawResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVoidDrawMockHandler = (overrideResponse?: VoidDrawResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VoidDrawResponse> | VoidDrawResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/draws/:drawId/void', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVoidDrawResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOperatorMock = () => [
  getListDueDrawsMockHandler(),
  getGetOperatorDrawMockHandler(),
  getEnterDrawResultMockHandler(),
  getCorrectDrawResultMockHandler(),
  getVoidDrawMockHandler()
]
