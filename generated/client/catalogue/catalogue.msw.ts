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
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  RemoveFavouriteResponse
} from '../model/index.ts';

import {
  getAddFavouriteResponseMock,
  getListFavouriteIdsResponseMock,
  getListFavouritesResponseMock,
  getListGamesResponseMock,
  getListHotGamesResponseMock,
  getListVendorTypesResponseMock,
  getListVendorsResponseMock,
  getRemoveFavouriteResponseMock
} from './catalogue.faker.ts';

export { getListVendorTypesResponseMock, getListVendorsResponseMock, getListGamesResponseMock, getListHotGamesResponseMock, getListFavouriteIdsResponseMock, getListFavouritesResponseMock, getAddFavouriteResponseMock, getRemoveFavouriteResponseMock } from './catalogue.faker.ts';


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
export const getCatalogueMock = () => [
  getListVendorTypesMockHandler(),
  getListVendorsMockHandler(),
  getListGamesMockHandler(),
  getListHotGamesMockHandler(),
  getListFavouriteIdsMockHandler(),
  getListFavouritesMockHandler(),
  getAddFavouriteMockHandler(),
  getRemoveFavouriteMockHandler()
]
