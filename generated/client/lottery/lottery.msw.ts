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
  CancelLotteryBetResponse,
  GetChaseResponse,
  GetDrawEvidenceResponse,
  GetDrawResponse,
  GetLotteryBetResponse,
  GetLotteryGameResponse,
  GetPrizeTableResponse,
  GetVietnamNumeroResponse,
  ListChasesResponse,
  ListComingDrawsResponse,
  ListDrawsResponse,
  ListLotteryBetsResponse,
  ListLotteryFavouritesResponse,
  ListLotteryGamesResponse,
  ListOpenedNumeroResponse,
  ListPlayTypesResponse,
  ListVnGameMenusResponse,
  ListVnRecentGamesResponse,
  PlaceLotteryBetResponse,
  QuoteLotterySlipResponse,
  SetLotteryFavouritesResponse,
  StopChaseResponse
} from '../../model/index.ts';

import {
  getCancelLotteryBetResponseMock,
  getGetChaseResponseMock,
  getGetDrawEvidenceResponseMock,
  getGetDrawResponseMock,
  getGetLotteryBetResponseMock,
  getGetLotteryGameResponseMock,
  getGetPrizeTableResponseMock,
  getGetVietnamNumeroResponseMock,
  getListChasesResponseMock,
  getListComingDrawsResponseMock,
  getListDrawsResponseMock,
  getListLotteryBetsResponseMock,
  getListLotteryFavouritesResponseMock,
  getListLotteryGamesResponseMock,
  getListOpenedNumeroResponseMock,
  getListPlayTypesResponseMock,
  getListVnGameMenusResponseMock,
  getListVnRecentGamesResponseMock,
  getPlaceLotteryBetResponseMock,
  getQuoteLotterySlipResponseMock,
  getSetLotteryFavouritesResponseMock,
  getStopChaseResponseMock
} from './lottery.faker.ts';

export { getListVnGameMenusResponseMock, getListVnRecentGamesResponseMock, getListLotteryGamesResponseMock, getGetLotteryGameResponseMock, getListPlayTypesResponseMock, getListComingDrawsResponseMock, getListLotteryFavouritesResponseMock, getSetLotteryFavouritesResponseMock, getListDrawsResponseMock, getGetDrawResponseMock, getGetPrizeTableResponseMock, getGetDrawEvidenceResponseMock, getListOpenedNumeroResponseMock, getGetVietnamNumeroResponseMock, getQuoteLotterySlipResponseMock, getListLotteryBetsResponseMock, getPlaceLotteryBetResponseMock, getGetLotteryBetResponseMock, getCancelLotteryBetResponseMock, getListChasesResponseMock, getGetChaseResponseMock, getStopChaseResponseMock } from './lottery.faker.ts';


export const getListVnGameMenusMockHandler = (overrideResponse?: ListVnGameMenusResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVnGameMenusResponse> | ListVnGameMenusResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/vn/games/game_menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVnGameMenusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVnRecentGamesMockHandler = (overrideResponse?: ListVnRecentGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVnRecentGamesResponse> | ListVnRecentGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/vn/games/recent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVnRecentGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLotteryGamesMockHandler = (overrideResponse?: ListLotteryGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLotteryGamesResponse> | ListLotteryGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/games', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLotteryGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLotteryGameMockHandler = (overrideResponse?: GetLotteryGameResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLotteryGameResponse> | GetLotteryGameResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/games/:gameCode', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLotteryGameResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPlayTypesMockHandler = (overrideResponse?: ListPlayTypesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPlayTypesResponse> | ListPlayTypesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/games/:gameCode/playTypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlayTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListComingDrawsMockHandler = (overrideResponse?: ListComingDrawsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListComingDrawsResponse> | ListComingDrawsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/games/:gameCode/comingDraws', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComingDrawsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLotteryFavouritesMockHandler = (overrideResponse?: ListLotteryFavouritesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLotteryFavouritesResponse> | ListLotteryFavouritesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/favourites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLotteryFavouritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetLotteryFavouritesMockHandler = (overrideResponse?: SetLotteryFavouritesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetLotteryFavouritesResponse> | SetLotteryFavouritesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/lgw/lottery/favourites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetLotteryFavouritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDrawsMockHandler = (overrideResponse?: ListDrawsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDrawsResponse> | ListDrawsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/draws', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDrawsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDrawMockHandler = (overrideResponse?: GetDrawResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDrawResponse> | GetDrawResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/draws/:drawId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDrawResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPrizeTableMockHandler = (overrideResponse?: GetPrizeTableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPrizeTableResponse> | GetPrizeTableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/draws/:drawId/prizeTable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPrizeTableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDrawEvidenceMockHandler = (overrideResponse?: GetDrawEvidenceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDrawEvidenceResponse> | GetDrawEvidenceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/draws/:drawId/evidence', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDrawEvidenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOpenedNumeroMockHandler = (overrideResponse?: ListOpenedNumeroResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOpenedNumeroResponse> | ListOpenedNumeroResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_openedNumero', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenedNumeroResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVietnamNumeroMockHandler = (overrideResponse?: GetVietnamNumeroResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetVietnamNumeroResponse> | GetVietnamNumeroResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_vietnamNumero', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVietnamNumeroResponseMock(),
      { status: 200
      })
  }, options)
}

export const getQuoteLotterySlipMockHandler = (overrideResponse?: QuoteLotterySlipResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuoteLotterySlipResponse> | QuoteLotterySlipResponse), options?: RequestHandlerOptions) => {
  return http.post('*/lgw/lottery/quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteLotterySlipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLotteryBetsMockHandler = (overrideResponse?: ListLotteryBetsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLotteryBetsResponse> | ListLotteryBetsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLotteryBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceLotteryBetMockHandler = (overrideResponse?: PlaceLotteryBetResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlaceLotteryBetResponse> | PlaceLotteryBetResponse), options?: RequestHandlerOptions) => {
  return http.post('*/lgw/lottery/bets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceLotteryBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLotteryBetMockHandler = (overrideResponse?: GetLotteryBetResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLotteryBetResponse> | GetLotteryBetResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/bets/:betId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLotteryBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelLotteryBetMockHandler = (overrideResponse?: CancelLotteryBetResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelLotteryBetResponse> | CancelLotteryBetResponse), options?: RequestHandlerOptions) => {
  return http.post('*/lgw/lottery/bets/:betId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelLotteryBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListChasesMockHandler = (overrideResponse?: ListChasesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListChasesResponse> | ListChasesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/chases', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChasesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChaseMockHandler = (overrideResponse?: GetChaseResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetChaseResponse> | GetChaseResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/lottery/chases/:chaseId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChaseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopChaseMockHandler = (overrideResponse?: StopChaseResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StopChaseResponse> | StopChaseResponse), options?: RequestHandlerOptions) => {
  return http.post('*/lgw/lottery/chases/:chaseId/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopChaseResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLotteryMock = () => [
  getListVnGameMenusMockHandler(),
  getListVnRecentGamesMockHandler(),
  getListLotteryGamesMockHandler(),
  getGetLotteryGameMockHandler(),
  getListPlayTypesMockHandler(),
  getListComingDrawsMockHandler(),
  getListLotteryFavouritesMockHandler(),
  getSetLotteryFavouritesMockHandler(),
  getListDrawsMockHandler(),
  getGetDrawMockHandler(),
  getGetPrizeTableMockHandler(),
  getGetDrawEvidenceMockHandler(),
  getListOpenedNumeroMockHandler(),
  getGetVietnamNumeroMockHandler(),
  getQuoteLotterySlipMockHandler(),
  getListLotteryBetsMockHandler(),
  getPlaceLotteryBetMockHandler(),
  getGetLotteryBetMockHandler(),
  getCancelLotteryBetMockHandler(),
  getListChasesMockHandler(),
  getGetChaseMockHandler(),
  getStopChaseMockHandler()
]
