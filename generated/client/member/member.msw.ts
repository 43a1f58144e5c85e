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
  AddBoundAccountResponse,
  BindEmailResponse,
  BindMobileResponse,
  ChangePaymentPasswordResponse,
  ConfirmTwoStepLoginResponse,
  DisableTwoStepLoginResponse,
  DismissLoginInfoResponse,
  GetLoginInfoResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPlayLimitsResponse,
  GetPlayerAvatarResponse,
  GetPlayerRankResponse,
  GetProfileResponse,
  GetRealityCheckResponse,
  GetSecurityCentreResponse,
  ListAvatarsResponse,
  ListBanksResponse,
  ListBoundAccountsResponse,
  ListLoginHistoryResponse,
  ListVipTiersResponse,
  RemoveBoundAccountResponse,
  ResetPaymentPasswordResponse,
  SendMemberCodeResponse,
  SetDefaultBoundAccountResponse,
  SetMoneyLimitResponse,
  SetPaymentPasswordResponse,
  SetRealityCheckResponse,
  SetSessionLimitResponse,
  StartSelfExclusionResponse,
  StartTwoStepLoginResponse,
  UpdateLanguageResponse,
  UpdateProfileResponse
} from '../model/index.ts';

import {
  getAcknowledgeRealityCheckResponseMock,
  getAddBoundAccountResponseMock,
  getBindEmailResponseMock,
  getBindMobileResponseMock,
  getChangePaymentPasswordResponseMock,
  getConfirmTwoStepLoginResponseMock,
  getDisableTwoStepLoginResponseMock,
  getDismissLoginInfoResponseMock,
  getGetLoginInfoResponseMock,
  getGetMemberIconResponseMock,
  getGetMemberInfoResponseMock,
  getGetPlayLimitsResponseMock,
  getGetPlayerAvatarResponseMock,
  getGetPlayerRankResponseMock,
  getGetProfileResponseMock,
  getGetRealityCheckResponseMock,
  getGetSecurityCentreResponseMock,
  getListAvatarsResponseMock,
  getListBanksResponseMock,
  getListBoundAccountsResponseMock,
  getListLoginHistoryResponseMock,
  getListVipTiersResponseMock,
  getRemoveBoundAccountResponseMock,
  getResetPaymentPasswordResponseMock,
  getSendMemberCodeResponseMock,
  getSetDefaultBoundAccountResponseMock,
  getSetMoneyLimitResponseMock,
  getSetPaymentPasswordResponseMock,
  getSetRealityCheckResponseMock,
  getSetSessionLimitResponseMock,
  getStartSelfExclusionResponseMock,
  getStartTwoStepLoginResponseMock,
  getUpdateLanguageResponseMock,
  getUpdateProfileResponseMock
} from './member.faker.ts';

export { getGetMemberInfoResponseMock, getGetMemberIconResponseMock, getGetPlayerAvatarResponseMock, getGetProfileResponseMock, getUpdateProfileResponseMock, getListAvatarsResponseMock, getUpdateLanguageResponseMock, getListBanksResponseMock, getListBoundAccountsResponseMock, getAddBoundAccountResponseMock, getSetDefaultBoundAccountResponseMock, getRemoveBoundAccountResponseMock, getGetSecurityCentreResponseMock, getSetPaymentPasswordResponseMock, getChangePaymentPasswordResponseMock, getResetPaymentPasswordResponseMock, getStartTwoStepLoginResponseMock, getConfirmTwoStepLoginResponseMock, getDisableTwoStepLoginResponseMock, getSendMemberCodeResponseMock, getBindEmailResponseMock, getBindMobileResponseMock, getListLoginHistoryResponseMock, getGetLoginInfoResponseMock, getDismissLoginInfoResponseMock, getGetPlayLimitsResponseMock, getSetMoneyLimitResponseMock, getSetSessionLimitResponseMock, getStartSelfExclusionResponseMock, getGetRealityCheckResponseMock, getSetRealityCheckResponseMock, getAcknowledgeRealityCheckResponseMock, getGetPlayerRankResponseMock, getListVipTiersResponseMock } from './member.faker.ts';


export const getGetMemberInfoMockHandler = (overrideResponse?: GetMemberInfoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberInfoResponse> | GetMemberInfoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberIconMockHandler = (overrideResponse?: GetMemberIconResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberIconResponse> | GetMemberIconResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/info/icon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberIconResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlayerAvatarMockHandler = (overrideResponse?: GetPlayerAvatarResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayerAvatarResponse> | GetPlayerAvatarResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_getPlayerAvatar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProfileMockHandler = (overrideResponse?: GetProfileResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProfileResponse> | GetProfileResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProfileMockHandler = (overrideResponse?: UpdateProfileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateProfileResponse> | UpdateProfileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAvatarsMockHandler = (overrideResponse?: ListAvatarsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAvatarsResponse> | ListAvatarsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/avatars', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAvatarsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLanguageMockHandler = (overrideResponse?: UpdateLanguageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateLanguageResponse> | UpdateLanguageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/language', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLanguageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBanksMockHandler = (overrideResponse?: ListBanksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBanksResponse> | ListBanksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/banks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBanksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBoundAccountsMockHandler = (overrideResponse?: ListBoundAccountsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBoundAccountsResponse> | ListBoundAccountsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/boundAccounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBoundAccountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddBoundAccountMockHandler = (overrideResponse?: AddBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddBoundAccountResponse> | AddBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetDefaultBoundAccountMockHandler = (overrideResponse?: SetDefaultBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetDefaultBoundAccountResponse> | SetDefaultBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts/:accountId/default', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDefaultBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveBoundAccountMockHandler = (overrideResponse?: RemoveBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveBoundAccountResponse> | RemoveBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts/:accountId/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecurityCentreMockHandler = (overrideResponse?: GetSecurityCentreResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSecurityCentreResponse> | GetSecurityCentreResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/security', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecurityCentreResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetPaymentPasswordMockHandler = (overrideResponse?: SetPaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetPaymentPasswordResponse> | SetPaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetPaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePaymentPasswordMockHandler = (overrideResponse?: ChangePaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangePaymentPasswordResponse> | ChangePaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPaymentPasswordMockHandler = (overrideResponse?: ResetPaymentPasswordResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPaymentPasswordResponse> | ResetPaymentPasswordResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/paymentPassword/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPaymentPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartTwoStepLoginMockHandler = (overrideResponse?: StartTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTwoStepLoginResponse> | StartTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmTwoStepLoginMockHandler = (overrideResponse?: ConfirmTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmTwoStepLoginResponse> | ConfirmTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableTwoStepLoginMockHandler = (overrideResponse?: DisableTwoStepLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DisableTwoStepLoginResponse> | DisableTwoStepLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/twoStep/disable', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableTwoStepLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendMemberCodeMockHandler = (overrideResponse?: SendMemberCodeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendMemberCodeResponse> | SendMemberCodeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/verificationCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMemberCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindEmailMockHandler = (overrideResponse?: BindEmailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindEmailResponse> | BindEmailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindMobileMockHandler = (overrideResponse?: BindMobileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindMobileResponse> | BindMobileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/mobile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindMobileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLoginHistoryMockHandler = (overrideResponse?: ListLoginHistoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLoginHistoryResponse> | ListLoginHistoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/loginHistory', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLoginHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLoginInfoMockHandler = (overrideResponse?: GetLoginInfoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLoginInfoResponse> | GetLoginInfoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/loginInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLoginInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDismissLoginInfoMockHandler = (overrideResponse?: DismissLoginInfoResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DismissLoginInfoResponse> | DismissLoginInfoResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/loginInfo/dismiss', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDismissLoginInfoResponseMock(),
      { status: 200
      })
  }, options)
}

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

export const getGetPlayerRankMockHandler = (overrideResponse?: GetPlayerRankResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayerRankResponse> | GetPlayerRankResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/rank', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerRankResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVipTiersMockHandler = (overrideResponse?: ListVipTiersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVipTiersResponse> | ListVipTiersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_vipTiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVipTiersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberMock = () => [
  getGetMemberInfoMockHandler(),
  getGetMemberIconMockHandler(),
  getGetPlayerAvatarMockHandler(),
  getGetProfileMockHandler(),
  getUpdateProfileMockHandler(),
  getListAvatarsMockHandler(),
  getUpdateLanguageMockHandler(),
  getListBanksMockHandler(),
  getListBoundAccountsMockHandler(),
  getAddBoundAccountMockHandler(),
  getSetDefaultBoundAccountMockHandler(),
  getRemoveBoundAccountMockHandler(),
  getGetSecurityCentreMockHandler(),
  getSetPaymentPasswordMockHandler(),
  getChangePaymentPasswordMockHandler(),
  getResetPaymentPasswordMockHandler(),
  getStartTwoStepLoginMockHandler(),
  getConfirmTwoStepLoginMockHandler(),
  getDisableTwoStepLoginMockHandler(),
  getSendMemberCodeMockHandler(),
  getBindEmailMockHandler(),
  getBindMobileMockHandler(),
  getListLoginHistoryMockHandler(),
  getGetLoginInfoMockHandler(),
  getDismissLoginInfoMockHandler(),
  getGetPlayLimitsMockHandler(),
  getSetMoneyLimitMockHandler(),
  getSetSessionLimitMockHandler(),
  getStartSelfExclusionMockHandler(),
  getGetRealityCheckMockHandler(),
  getSetRealityCheckMockHandler(),
  getAcknowledgeRealityCheckMockHandler(),
  getGetPlayerRankMockHandler(),
  getListVipTiersMockHandler()
]
