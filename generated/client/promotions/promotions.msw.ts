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
  ApplyForPromotionResponse,
  CancelBonusResponse,
  ClaimMissionResponse,
  ClaimPromotionResponse,
  ClaimRafflePrizeResponse,
  ClaimRewardsResponse,
  GetBonusResponse,
  GetMemberPromotionResponse,
  GetMissionsSummaryResponse,
  GetPromotionResponse,
  GetRaffleResponse,
  GetReferralResponse,
  JoinPromotionResponse,
  ListBonusWageringResponse,
  ListBonusesResponse,
  ListInviteesResponse,
  ListMemberPromotionsResponse,
  ListMissionsLeaderboardResponse,
  ListPromotionsResponse,
  ListRaffleTicketsResponse,
  ListReferralRewardsResponse,
  ListRewardsResponse,
  ListTournamentBoardResponse,
  ListTournamentsResponse
} from '../../model/index.ts';

import {
  getApplyForPromotionResponseMock,
  getCancelBonusResponseMock,
  getClaimMissionResponseMock,
  getClaimPromotionResponseMock,
  getClaimRafflePrizeResponseMock,
  getClaimRewardsResponseMock,
  getGetBonusResponseMock,
  getGetMemberPromotionResponseMock,
  getGetMissionsSummaryResponseMock,
  getGetPromotionResponseMock,
  getGetRaffleResponseMock,
  getGetReferralResponseMock,
  getJoinPromotionResponseMock,
  getListBonusWageringResponseMock,
  getListBonusesResponseMock,
  getListInviteesResponseMock,
  getListMemberPromotionsResponseMock,
  getListMissionsLeaderboardResponseMock,
  getListPromotionsResponseMock,
  getListRaffleTicketsResponseMock,
  getListReferralRewardsResponseMock,
  getListRewardsResponseMock,
  getListTournamentBoardResponseMock,
  getListTournamentsResponseMock
} from './promotions.faker.ts';

export { getListPromotionsResponseMock, getGetPromotionResponseMock, getListMemberPromotionsResponseMock, getGetMemberPromotionResponseMock, getJoinPromotionResponseMock, getApplyForPromotionResponseMock, getClaimPromotionResponseMock, getGetRaffleResponseMock, getListRaffleTicketsResponseMock, getClaimRafflePrizeResponseMock, getListBonusesResponseMock, getGetBonusResponseMock, getListBonusWageringResponseMock, getCancelBonusResponseMock, getListRewardsResponseMock, getClaimRewardsResponseMock, getGetReferralResponseMock, getListInviteesResponseMock, getListReferralRewardsResponseMock, getGetMissionsSummaryResponseMock, getClaimMissionResponseMock, getListMissionsLeaderboardResponseMock, getListTournamentsResponseMock, getListTournamentBoardResponseMock } from './promotions.faker.ts';


export const getListPromotionsMockHandler = (overrideResponse?: ListPromotionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPromotionsResponse> | ListPromotionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_promotions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPromotionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPromotionMockHandler = (overrideResponse?: GetPromotionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPromotionResponse> | GetPromotionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_promotionDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMemberPromotionsMockHandler = (overrideResponse?: ListMemberPromotionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMemberPromotionsResponse> | ListMemberPromotionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_memberPromotions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMemberPromotionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberPromotionMockHandler = (overrideResponse?: GetMemberPromotionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberPromotionResponse> | GetMemberPromotionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_memberPromotionDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinPromotionMockHandler = (overrideResponse?: JoinPromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JoinPromotionResponse> | JoinPromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_promotionJoin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyForPromotionMockHandler = (overrideResponse?: ApplyForPromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyForPromotionResponse> | ApplyForPromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_activityApply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyForPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimPromotionMockHandler = (overrideResponse?: ClaimPromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimPromotionResponse> | ClaimPromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_promotionClaim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRaffleMockHandler = (overrideResponse?: GetRaffleResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRaffleResponse> | GetRaffleResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_raffle', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRaffleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRaffleTicketsMockHandler = (overrideResponse?: ListRaffleTicketsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRaffleTicketsResponse> | ListRaffleTicketsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_raffleTickets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRaffleTicketsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimRafflePrizeMockHandler = (overrideResponse?: ClaimRafflePrizeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimRafflePrizeResponse> | ClaimRafflePrizeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_raffleClaim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimRafflePrizeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBonusesMockHandler = (overrideResponse?: ListBonusesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBonusesResponse> | ListBonusesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/bonuses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBonusMockHandler = (overrideResponse?: GetBonusResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBonusResponse> | GetBonusResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/bonuses/:bonusId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBonusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBonusWageringMockHandler = (overrideResponse?: ListBonusWageringResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBonusWageringResponse> | ListBonusWageringResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/bonuses/:bonusId/wagering', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusWageringResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelBonusMockHandler = (overrideResponse?: CancelBonusResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelBonusResponse> | CancelBonusResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/bonuses/:bonusId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBonusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRewardsMockHandler = (overrideResponse?: ListRewardsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRewardsResponse> | ListRewardsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/rewards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimRewardsMockHandler = (overrideResponse?: ClaimRewardsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimRewardsResponse> | ClaimRewardsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/rewards/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferralMockHandler = (overrideResponse?: GetReferralResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetReferralResponse> | GetReferralResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/referral', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInviteesMockHandler = (overrideResponse?: ListInviteesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInviteesResponse> | ListInviteesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/referral/invitees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInviteesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReferralRewardsMockHandler = (overrideResponse?: ListReferralRewardsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReferralRewardsResponse> | ListReferralRewardsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/referral/rewards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMissionsSummaryMockHandler = (overrideResponse?: GetMissionsSummaryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMissionsSummaryResponse> | GetMissionsSummaryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_missionsSummary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMissionsSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimMissionMockHandler = (overrideResponse?: ClaimMissionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimMissionResponse> | ClaimMissionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_missionsClaim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimMissionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMissionsLeaderboardMockHandler = (overrideResponse?: ListMissionsLeaderboardResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMissionsLeaderboardResponse> | ListMissionsLeaderboardResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_missionsLeaderboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissionsLeaderboardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTournamentsMockHandler = (overrideResponse?: ListTournamentsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTournamentsResponse> | ListTournamentsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_tournaments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTournamentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTournamentBoardMockHandler = (overrideResponse?: ListTournamentBoardResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTournamentBoardResponse> | ListTournamentBoardResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_tournamentBoard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTournamentBoardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPromotionsMock = () => [
  getListPromotionsMockHandler(),
  getGetPromotionMockHandler(),
  getListMemberPromotionsMockHandler(),
  getGetMemberPromotionMockHandler(),
  getJoinPromotionMockHandler(),
  getApplyForPromotionMockHandler(),
  getClaimPromotionMockHandler(),
  getGetRaffleMockHandler(),
  getListRaffleTicketsMockHandler(),
  getClaimRafflePrizeMockHandler(),
  getListBonusesMockHandler(),
  getGetBonusMockHandler(),
  getListBonusWageringMockHandler(),
  getCancelBonusMockHandler(),
  getListRewardsMockHandler(),
  getClaimRewardsMockHandler(),
  getGetReferralMockHandler(),
  getListInviteesMockHandler(),
  getListReferralRewardsMockHandler(),
  getGetMissionsSummaryMockHandler(),
  getClaimMissionMockHandler(),
  getListMissionsLeaderboardMockHandler(),
  getListTournamentsMockHandler(),
  getListTournamentBoardMockHandler()
]
