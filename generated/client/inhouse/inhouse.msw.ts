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
  CommitInhouseRoundResponse,
  GetInhouseEvidenceResponse,
  GetInhouseRoundResponse,
  GetInhouseRulesResponse,
  ListInhouseRoundsResponse,
  ListInhouseRulesResponse,
  PlayInhouseRoundResponse
} from '../../model/index.ts';

import {
  getActInhouseRoundResponseMock,
  getCommitInhouseRoundResponseMock,
  getGetInhouseEvidenceResponseMock,
  getGetInhouseRoundResponseMock,
  getGetInhouseRulesResponseMock,
  getListInhouseRoundsResponseMock,
  getListInhouseRulesResponseMock,
  getPlayInhouseRoundResponseMock
} from './inhouse.faker.ts';

export { getListInhouseRulesResponseMock, getGetInhouseRulesResponseMock, getCommitInhouseRoundResponseMock, getListInhouseRoundsResponseMock, getPlayInhouseRoundResponseMock, getGetInhouseRoundResponseMock, getActInhouseRoundResponseMock, getGetInhouseEvidenceResponseMock } from './inhouse.faker.ts';


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
export const getInhouseMock = () => [
  getListInhouseRulesMockHandler(),
  getGetInhouseRulesMockHandler(),
  getCommitInhouseRoundMockHandler(),
  getListInhouseRoundsMockHandler(),
  getPlayInhouseRoundMockHandler(),
  getGetInhouseRoundMockHandler(),
  getActInhouseRoundMockHandler(),
  getGetInhouseEvidenceMockHandler()
]
