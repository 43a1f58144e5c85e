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
  ActInhouseRoundResponse,
  AddFavouriteResponse,
  CommitInhouseRoundResponse,
  GetInhouseEvidenceResponse,
  GetInhouseRoundResponse,
  GetInhouseRulesResponse,
  LaunchGameResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGameMenusResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListInhouseRoundsResponse,
  ListInhouseRulesResponse,
  ListNewGamesResponse,
  ListPopularGamesResponse,
  ListPvpRoomsResponse,
  ListRecentGamesResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  ListWinnerRankResponse,
  PlayInhouseRoundResponse,
  RemoveFavouriteResponse,
  SearchGamesResponse
} from '../model/index.ts';

import {
  getActInhouseRoundResponseMock,
  getAddFavouriteResponseMock,
  getCommitInhouseRoundResponseMock,
  getGetInhouseEvidenceResponseMock,
  getGetInhouseRoundResponseMock,
  getGetInhouseRulesResponseMock,
  getLaunchGameResponseMock,
  getListFavouriteIdsResponseMock,
  getListFavouritesResponseMock,
  getListGameMenusResponseMock,
  getListGamesResponseMock,
  getListHotGamesResponseMock,
  getListInhouseRoundsResponseMock,
  getListInhouseRulesResponseMock,
  getListNewGamesResponseMock,
  getListPopularGamesResponseMock,
  getListPvpRoomsResponseMock,
  getListRecentGamesResponseMock,
  getListVendorTypesResponseMock,
  getListVendorsResponseMock,
  getListWinnerRankResponseMock,
  getPlayInhouseRoundResponseMock,
  getRemoveFavouriteResponseMock,
  getSearchGamesResponseMock
} from './catalogue.faker.ts';

export { getListVendorTypesResponseMock, getListVendorsResponseMock, getListGamesResponseMock, getListHotGamesResponseMock, getListFavouriteIdsResponseMock, getListFavouritesResponseMock, getAddFavouriteResponseMock, getRemoveFavouriteResponseMock, getListRecentGamesResponseMock, getListNewGamesResponseMock, getSearchGamesResponseMock, getListWinnerRankResponseMock, getListPopularGamesResponseMock, getListGameMenusResponseMock, getListPvpRoomsResponseMock, getLaunchGameResponseMock, getListInhouseRulesResponseMock, getGetInhouseRulesResponseMock, getCommitInhouseRoundResponseMock, getListInhouseRoundsResponseMock, getPlayInhouseRoundResponseMock, getGetInhouseRoundResponseMock, getActInhouseRoundResponseMock, getGetInhouseEvidenceResponseMock } from './catalogue.faker.ts';


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

export const getListInhouseRulesMockHandler = (overrideResponse?: ListInhouseRulesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInhouseRulesResponse> | ListInhouseRulesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_inhouseRules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInhouseRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInhouseRulesMockHandler = (overrideResponse?: GetInhouseRulesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInhouseRulesResponse> | GetInhouseRulesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_inhouseRules/:gameId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInhouseRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCommitInhouseRoundMockHandler = (overrideResponse?: CommitInhouseRoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CommitInhouseRoundResponse> | CommitInhouseRoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_inhouseCommit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCommitInhouseRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInhouseRoundsMockHandler = (overrideResponse?: ListInhouseRoundsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInhouseRoundsResponse> | ListInhouseRoundsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_inhouseRounds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInhouseRoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlayInhouseRoundMockHandler = (overrideResponse?: PlayInhouseRoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayInhouseRoundResponse> | PlayInhouseRoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_inhouseRounds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlayInhouseRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInhouseRoundMockHandler = (overrideResponse?: GetInhouseRoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInhouseRoundResponse> | GetInhouseRoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_inhouseRounds/:roundId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInhouseRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActInhouseRoundMockHandler = (overrideResponse?: ActInhouseRoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActInhouseRoundResponse> | ActInhouseRoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCSGAME_inhouseRounds/:roundId/step', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActInhouseRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInhouseEvidenceMockHandler = (overrideResponse?: GetInhouseEvidenceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInhouseEvidenceResponse> | GetInhouseEvidenceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/GCSGAME_inhouseRounds/:roundId/evidence', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInhouseEvidenceResponseMock(),
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
  getLaunchGameMockHandler(),
  getListInhouseRulesMockHandler(),
  getGetInhouseRulesMockHandler(),
  getCommitInhouseRoundMockHandler(),
  getListInhouseRoundsMockHandler(),
  getPlayInhouseRoundMockHandler(),
  getGetInhouseRoundMockHandler(),
  getActInhouseRoundMockHandler(),
  getGetInhouseEvidenceMockHandler()
]
