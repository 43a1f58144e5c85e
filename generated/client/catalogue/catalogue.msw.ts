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
  AddFavouriteResponse,
  LaunchGameResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGameMenusResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListNewGamesResponse,
  ListPopularGamesResponse,
  ListPvpRoomsResponse,
  ListRecentGamesResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  ListWinnerRankResponse,
  RemoveFavouriteResponse,
  SearchGamesResponse
} from '../../model/index.ts';

import {
  getAddFavouriteResponseMock,
  getLaunchGameResponseMock,
  getListFavouriteIdsResponseMock,
  getListFavouritesResponseMock,
  getListGameMenusResponseMock,
  getListGamesResponseMock,
  getListHotGamesResponseMock,
  getListNewGamesResponseMock,
  getListPopularGamesResponseMock,
  getListPvpRoomsResponseMock,
  getListRecentGamesResponseMock,
  getListVendorTypesResponseMock,
  getListVendorsResponseMock,
  getListWinnerRankResponseMock,
  getRemoveFavouriteResponseMock,
  getSearchGamesResponseMock
} from './catalogue.faker.ts';

export { getListVendorTypesResponseMock, getListVendorsResponseMock, getListGamesResponseMock, getListHotGamesResponseMock, getListFavouriteIdsResponseMock, getListFavouritesResponseMock, getAddFavouriteResponseMock, getRemoveFavouriteResponseMock, getListRecentGamesResponseMock, getListNewGamesResponseMock, getSearchGamesResponseMock, getListWinnerRankResponseMock, getListPopularGamesResponseMock, getListGameMenusResponseMock, getListPvpRoomsResponseMock, getLaunchGameResponseMock } from './catalogue.faker.ts';


export const getListVendorTypesMockHandler = (overrideResponse?: ListVendorTypesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVendorTypesResponse> | ListVendorTypesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_vendorTypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVendorTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVendorsMockHandler = (overrideResponse?: ListVendorsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVendorsResponse> | ListVendorsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_vendors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVendorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGamesMockHandler = (overrideResponse?: ListGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGamesResponse> | ListGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_gameList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHotGamesMockHandler = (overrideResponse?: ListHotGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHotGamesResponse> | ListHotGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_hotGames', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFavouriteIdsMockHandler = (overrideResponse?: ListFavouriteIdsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFavouriteIdsResponse> | ListFavouriteIdsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_favouriteIds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavouriteIdsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFavouritesMockHandler = (overrideResponse?: ListFavouritesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFavouritesResponse> | ListFavouritesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_favouriteList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavouritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFavouriteMockHandler = (overrideResponse?: AddFavouriteResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddFavouriteResponse> | AddFavouriteResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_addFavourite', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFavouriteMockHandler = (overrideResponse?: RemoveFavouriteResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveFavouriteResponse> | RemoveFavouriteResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_removeFavourite', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRecentGamesMockHandler = (overrideResponse?: ListRecentGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRecentGamesResponse> | ListRecentGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCS_recentGame', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecentGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewGamesMockHandler = (overrideResponse?: ListNewGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNewGamesResponse> | ListNewGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_newGames', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchGamesMockHandler = (overrideResponse?: SearchGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchGamesResponse> | SearchGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWinnerRankMockHandler = (overrideResponse?: ListWinnerRankResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWinnerRankResponse> | ListWinnerRankResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_winnerRank', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWinnerRankResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPopularGamesMockHandler = (overrideResponse?: ListPopularGamesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPopularGamesResponse> | ListPopularGamesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/games/popular', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPopularGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGameMenusMockHandler = (overrideResponse?: ListGameMenusResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGameMenusResponse> | ListGameMenusResponse), options?: RequestHandlerOptions) => {
  return http.get('*/lgw/games/game_menus', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGameMenusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPvpRoomsMockHandler = (overrideResponse?: ListPvpRoomsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPvpRoomsResponse> | ListPvpRoomsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GLS2_roomList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPvpRoomsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLaunchGameMockHandler = (overrideResponse?: LaunchGameResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LaunchGameResponse> | LaunchGameResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/game/launchGame', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLaunchGameResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCatalogueMock = () => [
  getListVendorTypesMockHandler(),
  getListVendorsMockHandler(),
  getListGamesMockHandler(),
  getListHotGamesMockHandler(),
  getListFavouriteIdsMockHandler(),
  getListFavouritesMockHandler(),
  getAddFavouriteMockHandler(),
  getRemoveFavouriteMockHandler(),
  getListRecentGamesMockHandler(),
  getListNewGamesMockHandler(),
  getSearchGamesMockHandler(),
  getListWinnerRankMockHandler(),
  getListPopularGamesMockHandler(),
  getListGameMenusMockHandler(),
  getListPvpRoomsMockHandler(),
  getLaunchGameMockHandler()
]
