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
  ChangeRegistrationLinkResponse,
  CreateDownlineAccountResponse,
  CreateRegistrationLinkResponse,
  GetAccountRulesResponse,
  GetTeamMemberResponse,
  GetTeamOverviewResponse,
  ListAgentAnnouncementsResponse,
  ListIncomeBetsResponse,
  ListIncomeInputsResponse,
  ListIncomeResponse,
  ListRegistrationLinksResponse,
  ListTeamBetsResponse,
  ListTeamChildrenResponse,
  ListTeamProfitResponse,
  ListTeamResponse,
  ListTeamTransactionsResponse,
  RemoveRegistrationLinkResponse,
  SendTeamMessageResponse
} from '../../model/index.ts';

import {
  getChangeRegistrationLinkResponseMock,
  getCreateDownlineAccountResponseMock,
  getCreateRegistrationLinkResponseMock,
  getGetAccountRulesResponseMock,
  getGetTeamMemberResponseMock,
  getGetTeamOverviewResponseMock,
  getListAgentAnnouncementsResponseMock,
  getListIncomeBetsResponseMock,
  getListIncomeInputsResponseMock,
  getListIncomeResponseMock,
  getListRegistrationLinksResponseMock,
  getListTeamBetsResponseMock,
  getListTeamChildrenResponseMock,
  getListTeamProfitResponseMock,
  getListTeamResponseMock,
  getListTeamTransactionsResponseMock,
  getRemoveRegistrationLinkResponseMock,
  getSendTeamMessageResponseMock
} from './agent.faker.ts';

export { getListAgentAnnouncementsResponseMock, getGetTeamOverviewResponseMock, getGetAccountRulesResponseMock, getCreateDownlineAccountResponseMock, getListRegistrationLinksResponseMock, getCreateRegistrationLinkResponseMock, getChangeRegistrationLinkResponseMock, getRemoveRegistrationLinkResponseMock, getListTeamChildrenResponseMock, getListTeamResponseMock, getGetTeamMemberResponseMock, getSendTeamMessageResponseMock, getListTeamBetsResponseMock, getListTeamProfitResponseMock, getListIncomeResponseMock, getListIncomeBetsResponseMock, getListIncomeInputsResponseMock, getListTeamTransactionsResponseMock } from './agent.faker.ts';


export const getListAgentAnnouncementsMockHandler = (overrideResponse?: ListAgentAnnouncementsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAgentAnnouncementsResponse> | ListAgentAnnouncementsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/announcements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAgentAnnouncementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTeamOverviewMockHandler = (overrideResponse?: GetTeamOverviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTeamOverviewResponse> | GetTeamOverviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTeamOverviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountRulesMockHandler = (overrideResponse?: GetAccountRulesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAccountRulesResponse> | GetAccountRulesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/accountRules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDownlineAccountMockHandler = (overrideResponse?: CreateDownlineAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateDownlineAccountResponse> | CreateDownlineAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/accounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDownlineAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRegistrationLinksMockHandler = (overrideResponse?: ListRegistrationLinksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRegistrationLinksResponse> | ListRegistrationLinksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/links', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRegistrationLinkMockHandler = (overrideResponse?: CreateRegistrationLinkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateRegistrationLinkResponse> | CreateRegistrationLinkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/links', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeRegistrationLinkMockHandler = (overrideResponse?: ChangeRegistrationLinkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeRegistrationLinkResponse> | ChangeRegistrationLinkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/links/:linkId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeRegistrationLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveRegistrationLinkMockHandler = (overrideResponse?: RemoveRegistrationLinkResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveRegistrationLinkResponse> | RemoveRegistrationLinkResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/links/:linkId/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveRegistrationLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamChildrenMockHandler = (overrideResponse?: ListTeamChildrenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamChildrenResponse> | ListTeamChildrenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/teamTree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamChildrenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamMockHandler = (overrideResponse?: ListTeamResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamResponse> | ListTeamResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/team', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTeamMemberMockHandler = (overrideResponse?: GetTeamMemberResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTeamMemberResponse> | GetTeamMemberResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/team/:memberId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTeamMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendTeamMessageMockHandler = (overrideResponse?: SendTeamMessageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendTeamMessageResponse> | SendTeamMessageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/team/:memberId/messages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendTeamMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamBetsMockHandler = (overrideResponse?: ListTeamBetsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamBetsResponse> | ListTeamBetsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamProfitMockHandler = (overrideResponse?: ListTeamProfitResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamProfitResponse> | ListTeamProfitResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/profit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamProfitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListIncomeMockHandler = (overrideResponse?: ListIncomeResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIncomeResponse> | ListIncomeResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/income', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIncomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListIncomeBetsMockHandler = (overrideResponse?: ListIncomeBetsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIncomeBetsResponse> | ListIncomeBetsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/income/:incomeId/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIncomeBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListIncomeInputsMockHandler = (overrideResponse?: ListIncomeInputsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIncomeInputsResponse> | ListIncomeInputsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/income/:incomeId/inputs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIncomeInputsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamTransactionsMockHandler = (overrideResponse?: ListTeamTransactionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamTransactionsResponse> | ListTeamTransactionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/transactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAgentMock = () => [
  getListAgentAnnouncementsMockHandler(),
  getGetTeamOverviewMockHandler(),
  getGetAccountRulesMockHandler(),
  getCreateDownlineAccountMockHandler(),
  getListRegistrationLinksMockHandler(),
  getCreateRegistrationLinkMockHandler(),
  getChangeRegistrationLinkMockHandler(),
  getRemoveRegistrationLinkMockHandler(),
  getListTeamChildrenMockHandler(),
  getListTeamMockHandler(),
  getGetTeamMemberMockHandler(),
  getSendTeamMessageMockHandler(),
  getListTeamBetsMockHandler(),
  getListTeamProfitMockHandler(),
  getListIncomeMockHandler(),
  getListIncomeBetsMockHandler(),
  getListIncomeInputsMockHandler(),
  getListTeamTransactionsMockHandler()
]
