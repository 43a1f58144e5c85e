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
  CancelMoonshotBetResponse,
  CashOutMoonshotResponse,
  GetMoonshotResponse,
  PlaceMoonshotBetResponse
} from '../../model/index.ts';

import {
  getCancelMoonshotBetResponseMock,
  getCashOutMoonshotResponseMock,
  getGetMoonshotResponseMock,
  getPlaceMoonshotBetResponseMock
} from './moonshot.faker.ts';

export { getGetMoonshotResponseMock, getPlaceMoonshotBetResponseMock, getCancelMoonshotBetResponseMock, getCashOutMoonshotResponseMock } from './moonshot.faker.ts';


export const getGetMoonshotMockHandler = (overrideResponse?: GetMoonshotResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMoonshotResponse> | GetMoonshotResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_moonshot', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMoonshotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceMoonshotBetMockHandler = (overrideResponse?: PlaceMoonshotBetResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceMoonshotBetResponse> | PlaceMoonshotBetResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_moonshot/bets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceMoonshotBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelMoonshotBetMockHandler = (overrideResponse?: CancelMoonshotBetResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelMoonshotBetResponse> | CancelMoonshotBetResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_moonshot/bets/:roundId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelMoonshotBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCashOutMoonshotMockHandler = (overrideResponse?: CashOutMoonshotResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CashOutMoonshotResponse> | CashOutMoonshotResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_moonshot/bets/:roundId/cashOut', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCashOutMoonshotResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMoonshotMock = () => [
  getGetMoonshotMockHandler(),
  getPlaceMoonshotBetMockHandler(),
  getCancelMoonshotBetMockHandler(),
  getCashOutMoonshotMockHandler()
]
