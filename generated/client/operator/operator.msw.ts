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
  AgreeToPlatformTerminationResponse,
  AnswerSupportThreadResponse,
  ApproveWithdrawalResponse,
  ChangeDrawDayResponse,
  CheckPlatformConflictsResponse,
  CloseSupportThreadResponse,
  CompleteRedemptionResponse,
  ConfirmDepositResponse,
  ConfirmWithdrawalReceivedResponse,
  CorrectDrawResultResponse,
  CreateBannerResponse,
  CreateBlockResponse,
  CreateGeneralAgentResponse,
  CreateNoticeResponse,
  CreditUnmatchedPaymentResponse,
  DecideApplicationResponse,
  DenyContractBillResponse,
  EndMaintenanceResponse,
  EnterDrawResultResponse,
  FailDepositResponse,
  GetApplicationImageResponse,
  GetApplicationReviewResponse,
  GetDepositReviewResponse,
  GetDrawDayResponse,
  GetManagedBannerResponse,
  GetManagedNoticeResponse,
  GetMemberDebtResponse,
  GetOperatorDrawResponse,
  GetPlatformContractResponse,
  GetRedemptionReviewResponse,
  GetSupportThreadResponse,
  GetWithdrawalReviewResponse,
  HoldContractPaymentsResponse,
  LiftBlockResponse,
  LiftContractHoldResponse,
  ListAccountsResponse,
  ListApplicationReviewsResponse,
  ListAuditEntriesResponse,
  ListBlocksResponse,
  ListContractBillReviewsResponse,
  ListContractHoldsResponse,
  ListDebtsResponse,
  ListDepositReviewsResponse,
  ListDrawDaysResponse,
  ListDueDrawsResponse,
  ListMaintenancesResponse,
  ListManagedBannersResponse,
  ListManagedNoticesResponse,
  ListPlatformContractsResponse,
  ListRedemptionReviewsResponse,
  ListSentMessagesResponse,
  ListSupportThreadsResponse,
  ListUnmatchedPaymentsResponse,
  ListWithdrawalReviewsResponse,
  MarkWithdrawalPaidResponse,
  MoveLineResponse,
  ProposePlatformContractResponse,
  RecallMessageResponse,
  RecordUnmatchedPaymentResponse,
  RejectRedemptionResponse,
  RejectWithdrawalResponse,
  ReleaseContractBillResponse,
  ReturnUnmatchedPaymentResponse,
  ReturnWithdrawalResponse,
  ReverseDepositResponse,
  SendMessageResponse,
  StartApplicationReviewResponse,
  StartMaintenanceResponse,
  StartWithdrawalReviewResponse,
  TerminatePlatformContractResponse,
  UpdateBannerResponse,
  UpdateMaintenanceResponse,
  UpdateNoticeResponse,
  VerifyAuditLogResponse,
  VoidDrawResponse,
  WithdrawBannerResponse,
  WithdrawNoticeResponse,
  WithdrawPlatformContractResponse,
  WriteOffDebtResponse
} from '../../model/index.ts';

import {
  getAgreeToPlatformTerminationResponseMock,
  getAnswerSupportThreadResponseMock,
  getApproveWithdrawalResponseMock,
  getChangeDrawDayResponseMock,
  getCheckPlatformConflictsResponseMock,
  getCloseSupportThreadResponseMock,
  getCompleteRedemptionResponseMock,
  getConfirmDepositResponseMock,
  getConfirmWithdrawalReceivedResponseMock,
  getCorrectDrawResultResponseMock,
  getCreateBannerResponseMock,
  getCreateBlockResponseMock,
  getCreateGeneralAgentResponseMock,
  getCreateNoticeResponseMock,
  getCreditUnmatchedPaymentResponseMock,
  getDecideApplicationResponseMock,
  getDenyContractBillResponseMock,
  getEndMaintenanceResponseMock,
  getEnterDrawResultResponseMock,
  getFailDepositResponseMock,
  getGetApplicationImageResponseMock,
  getGetApplicationReviewResponseMock,
  getGetDepositReviewResponseMock,
  getGetDrawDayResponseMock,
  getGetManagedBannerResponseMock,
  getGetManagedNoticeResponseMock,
  getGetMemberDebtResponseMock,
  getGetOperatorDrawResponseMock,
  getGetPlatformContractResponseMock,
  getGetRedemptionReviewResponseMock,
  getGetSupportThreadResponseMock,
  getGetWithdrawalReviewResponseMock,
  getHoldContractPaymentsResponseMock,
  getLiftBlockResponseMock,
  getLiftContractHoldResponseMock,
  getListAccountsResponseMock,
  getListApplicationReviewsResponseMock,
  getListAuditEntriesResponseMock,
  getListBlocksResponseMock,
  getListContractBillReviewsResponseMock,
  getListContractHoldsResponseMock,
  getListDebtsResponseMock,
  getListDepositReviewsResponseMock,
  getListDrawDaysResponseMock,
  getListDueDrawsResponseMock,
  getListMaintenancesResponseMock,
  getListManagedBannersResponseMock,
  getListManagedNoticesResponseMock,
  getListPlatformContractsResponseMock,
  getListRedemptionReviewsResponseMock,
  getListSentMessagesResponseMock,
  getListSupportThreadsResponseMock,
  getListUnmatchedPaymentsResponseMock,
  getListWithdrawalReviewsResponseMock,
  getMarkWithdrawalPaidResponseMock,
  getMoveLineResponseMock,
  getProposePlatformContractResponseMock,
  getRecallMessageResponseMock,
  getRecordUnmatchedPaymentResponseMock,
  getRejectRedemptionResponseMock,
  getRejectWithdrawalResponseMock,
  getReleaseContractBillResponseMock,
  getReturnUnmatchedPaymentResponseMock,
  getReturnWithdrawalResponseMock,
  getReverseDepositResponseMock,
  getSendMessageResponseMock,
  getStartApplicationReviewResponseMock,
  getStartMaintenanceResponseMock,
  getStartWithdrawalReviewResponseMock,
  getTerminatePlatformContractResponseMock,
  getUpdateBannerResponseMock,
  getUpdateMaintenanceResponseMock,
  getUpdateNoticeResponseMock,
  getVerifyAuditLogResponseMock,
  getVoidDrawResponseMock,
  getWithdrawBannerResponseMock,
  getWithdrawNoticeResponseMock,
  getWithdrawPlatformContractResponseMock,
  getWriteOffDebtResponseMock
} from './operator.faker.ts';

export { getListDueDrawsResponseMock, getListDrawDaysResponseMock, getGetDrawDayResponseMock, getChangeDrawDayResponseMock, getGetOperatorDrawResponseMock, getEnterDrawResultResponseMock, getCorrectDrawResultResponseMock, getVoidDrawResponseMock, getListWithdrawalReviewsResponseMock, getGetWithdrawalReviewResponseMock, getStartWithdrawalReviewResponseMock, getApproveWithdrawalResponseMock, getRejectWithdrawalResponseMock, getMarkWithdrawalPaidResponseMock, getReturnWithdrawalResponseMock, getConfirmWithdrawalReceivedResponseMock, getListDepositReviewsResponseMock, getGetDepositReviewResponseMock, getConfirmDepositResponseMock, getFailDepositResponseMock, getReverseDepositResponseMock, getListUnmatchedPaymentsResponseMock, getRecordUnmatchedPaymentResponseMock, getCreditUnmatchedPaymentResponseMock, getReturnUnmatchedPaymentResponseMock, getListDebtsResponseMock, getGetMemberDebtResponseMock, getWriteOffDebtResponseMock, getListApplicationReviewsResponseMock, getGetApplicationReviewResponseMock, getGetApplicationImageResponseMock, getStartApplicationReviewResponseMock, getDecideApplicationResponseMock, getListRedemptionReviewsResponseMock, getGetRedemptionReviewResponseMock, getCompleteRedemptionResponseMock, getRejectRedemptionResponseMock, getListSupportThreadsResponseMock, getGetSupportThreadResponseMock, getAnswerSupportThreadResponseMock, getCloseSupportThreadResponseMock, getListManagedNoticesResponseMock, getCreateNoticeResponseMock, getGetManagedNoticeResponseMock, getUpdateNoticeResponseMock, getWithdrawNoticeResponseMock, getListManagedBannersResponseMock, getCreateBannerResponseMock, getGetManagedBannerResponseMock, getUpdateBannerResponseMock, getWithdrawBannerResponseMock, getListSentMessagesResponseMock, getSendMessageResponseMock, getRecallMessageResponseMock, getListMaintenancesResponseMock, getStartMaintenanceResponseMock, getUpdateMaintenanceResponseMock, getEndMaintenanceResponseMock, getListBlocksResponseMock, getCreateBlockResponseMock, getLiftBlockResponseMock, getListPlatformContractsResponseMock, getProposePlatformContractResponseMock, getCheckPlatformConflictsResponseMock, getGetPlatformContractResponseMock, getWithdrawPlatformContractResponseMock, getTerminatePlatformContractResponseMock, getAgreeToPlatformTerminationResponseMock, getListContractBillReviewsResponseMock, getReleaseContractBillResponseMock, getDenyContractBillResponseMock, getListContractHoldsResponseMock, getHoldContractPaymentsResponseMock, getLiftContractHoldResponseMock, getListAccountsResponseMock, getCreateGeneralAgentResponseMock, getMoveLineResponseMock, getListAuditEntriesResponseMock, getVerifyAuditLogResponseMock } from './operator.faker.ts';


export const getListDueDrawsMockHandler = (overrideResponse?: ListDueDrawsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDueDrawsResponse> | ListDueDrawsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/draws', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDueDrawsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDrawDaysMockHandler = (overrideResponse?: ListDrawDaysResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDrawDaysResponse> | ListDrawDaysResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/draw-days', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDrawDaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDrawDayMockHandler = (overrideResponse?: GetDrawDayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDrawDayResponse> | GetDrawDayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/draw-days/:gameCode/:day', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDrawDayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeDrawDayMockHandler = (overrideResponse?: ChangeDrawDayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeDrawDayResponse> | ChangeDrawDayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/draw-days/:gameCode/:day', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeDrawDayResponseMock(),
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

export const getListWithdrawalReviewsMockHandler = (overrideResponse?: ListWithdrawalReviewsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWithdrawalReviewsResponse> | ListWithdrawalReviewsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/withdrawals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWithdrawalReviewMockHandler = (overrideResponse?: GetWithdrawalReviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWithdrawalReviewResponse> | GetWithdrawalReviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/withdrawals/:withdrawalId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawalReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartWithdrawalReviewMockHandler = (overrideResponse?: StartWithdrawalReviewResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartWithdrawalReviewResponse> | StartWithdrawalReviewResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/review', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWithdrawalReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApproveWithdrawalMockHandler = (overrideResponse?: ApproveWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApproveWithdrawalResponse> | ApproveWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/approve', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApproveWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectWithdrawalMockHandler = (overrideResponse?: RejectWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RejectWithdrawalResponse> | RejectWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkWithdrawalPaidMockHandler = (overrideResponse?: MarkWithdrawalPaidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkWithdrawalPaidResponse> | MarkWithdrawalPaidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/paid', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkWithdrawalPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReturnWithdrawalMockHandler = (overrideResponse?: ReturnWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReturnWithdrawalResponse> | ReturnWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/return', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReturnWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmWithdrawalReceivedMockHandler = (overrideResponse?: ConfirmWithdrawalReceivedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmWithdrawalReceivedResponse> | ConfirmWithdrawalReceivedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/withdrawals/:withdrawalId/received', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmWithdrawalReceivedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepositReviewsMockHandler = (overrideResponse?: ListDepositReviewsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDepositReviewsResponse> | ListDepositReviewsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/deposits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepositReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDepositReviewMockHandler = (overrideResponse?: GetDepositReviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDepositReviewResponse> | GetDepositReviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/deposits/:depositId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepositReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmDepositMockHandler = (overrideResponse?: ConfirmDepositResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmDepositResponse> | ConfirmDepositResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/deposits/:depositId/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFailDepositMockHandler = (overrideResponse?: FailDepositResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailDepositResponse> | FailDepositResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/deposits/:depositId/fail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFailDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReverseDepositMockHandler = (overrideResponse?: ReverseDepositResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReverseDepositResponse> | ReverseDepositResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/deposits/:depositId/reverse', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReverseDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUnmatchedPaymentsMockHandler = (overrideResponse?: ListUnmatchedPaymentsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListUnmatchedPaymentsResponse> | ListUnmatchedPaymentsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/payments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnmatchedPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordUnmatchedPaymentMockHandler = (overrideResponse?: RecordUnmatchedPaymentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecordUnmatchedPaymentResponse> | RecordUnmatchedPaymentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/payments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordUnmatchedPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreditUnmatchedPaymentMockHandler = (overrideResponse?: CreditUnmatchedPaymentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditUnmatchedPaymentResponse> | CreditUnmatchedPaymentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/payments/:paymentId/credit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreditUnmatchedPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReturnUnmatchedPaymentMockHandler = (overrideResponse?: ReturnUnmatchedPaymentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReturnUnmatchedPaymentResponse> | ReturnUnmatchedPaymentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/payments/:paymentId/return', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReturnUnmatchedPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDebtsMockHandler = (overrideResponse?: ListDebtsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDebtsResponse> | ListDebtsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/debts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDebtsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberDebtMockHandler = (overrideResponse?: GetMemberDebtResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberDebtResponse> | GetMemberDebtResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/debts/:memberId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberDebtResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWriteOffDebtMockHandler = (overrideResponse?: WriteOffDebtResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WriteOffDebtResponse> | WriteOffDebtResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/debts/:memberId/writeOff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWriteOffDebtResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListApplicationReviewsMockHandler = (overrideResponse?: ListApplicationReviewsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListApplicationReviewsResponse> | ListApplicationReviewsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApplicationReviewMockHandler = (overrideResponse?: GetApplicationReviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetApplicationReviewResponse> | GetApplicationReviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/applications/:applicationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApplicationReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApplicationImageMockHandler = (overrideResponse?: GetApplicationImageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetApplicationImageResponse> | GetApplicationImageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/applications/:applicationId/images/:imageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApplicationImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartApplicationReviewMockHandler = (overrideResponse?: StartApplicationReviewResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartApplicationReviewResponse> | StartApplicationReviewResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/applications/:applicationId/review', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartApplicationReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecideApplicationMockHandler = (overrideResponse?: DecideApplicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DecideApplicationResponse> | DecideApplicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/applications/:applicationId/decide', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecideApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRedemptionReviewsMockHandler = (overrideResponse?: ListRedemptionReviewsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRedemptionReviewsResponse> | ListRedemptionReviewsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/redemptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRedemptionReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRedemptionReviewMockHandler = (overrideResponse?: GetRedemptionReviewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRedemptionReviewResponse> | GetRedemptionReviewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/redemptions/:redemptionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRedemptionReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteRedemptionMockHandler = (overrideResponse?: CompleteRedemptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompleteRedemptionResponse> | CompleteRedemptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/redemptions/:redemptionId/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteRedemptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectRedemptionMockHandler = (overrideResponse?: RejectRedemptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RejectRedemptionResponse> | RejectRedemptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/redemptions/:redemptionId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectRedemptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSupportThreadsMockHandler = (overrideResponse?: ListSupportThreadsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSupportThreadsResponse> | ListSupportThreadsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/chats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupportThreadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSupportThreadMockHandler = (overrideResponse?: GetSupportThreadResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSupportThreadResponse> | GetSupportThreadResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/chats/:threadId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupportThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerSupportThreadMockHandler = (overrideResponse?: AnswerSupportThreadResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnswerSupportThreadResponse> | AnswerSupportThreadResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/chats/:threadId/answers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerSupportThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseSupportThreadMockHandler = (overrideResponse?: CloseSupportThreadResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloseSupportThreadResponse> | CloseSupportThreadResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/chats/:threadId/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseSupportThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListManagedNoticesMockHandler = (overrideResponse?: ListManagedNoticesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListManagedNoticesResponse> | ListManagedNoticesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/notices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListManagedNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNoticeMockHandler = (overrideResponse?: CreateNoticeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateNoticeResponse> | CreateNoticeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/notices', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetManagedNoticeMockHandler = (overrideResponse?: GetManagedNoticeResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetManagedNoticeResponse> | GetManagedNoticeResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/notices/:noticeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetManagedNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNoticeMockHandler = (overrideResponse?: UpdateNoticeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateNoticeResponse> | UpdateNoticeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/notices/:noticeId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawNoticeMockHandler = (overrideResponse?: WithdrawNoticeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawNoticeResponse> | WithdrawNoticeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/notices/:noticeId/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListManagedBannersMockHandler = (overrideResponse?: ListManagedBannersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListManagedBannersResponse> | ListManagedBannersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/banners', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListManagedBannersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBannerMockHandler = (overrideResponse?: CreateBannerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateBannerResponse> | CreateBannerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/banners', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetManagedBannerMockHandler = (overrideResponse?: GetManagedBannerResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetManagedBannerResponse> | GetManagedBannerResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/banners/:bannerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetManagedBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBannerMockHandler = (overrideResponse?: UpdateBannerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateBannerResponse> | UpdateBannerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/banners/:bannerId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawBannerMockHandler = (overrideResponse?: WithdrawBannerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawBannerResponse> | WithdrawBannerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/banners/:bannerId/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSentMessagesMockHandler = (overrideResponse?: ListSentMessagesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSentMessagesResponse> | ListSentMessagesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSentMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendMessageMockHandler = (overrideResponse?: SendMessageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendMessageResponse> | SendMessageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/messages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecallMessageMockHandler = (overrideResponse?: RecallMessageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecallMessageResponse> | RecallMessageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/messages/:sentMessageId/recall', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecallMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMaintenancesMockHandler = (overrideResponse?: ListMaintenancesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMaintenancesResponse> | ListMaintenancesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/maintenances', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMaintenancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartMaintenanceMockHandler = (overrideResponse?: StartMaintenanceResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartMaintenanceResponse> | StartMaintenanceResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/maintenances', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartMaintenanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMaintenanceMockHandler = (overrideResponse?: UpdateMaintenanceResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateMaintenanceResponse> | UpdateMaintenanceResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/maintenances/:maintenanceId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMaintenanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndMaintenanceMockHandler = (overrideResponse?: EndMaintenanceResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndMaintenanceResponse> | EndMaintenanceResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/maintenances/:maintenanceId/end', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndMaintenanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBlocksMockHandler = (overrideResponse?: ListBlocksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBlocksResponse> | ListBlocksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/blocks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlocksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBlockMockHandler = (overrideResponse?: CreateBlockResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateBlockResponse> | CreateBlockResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/blocks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBlockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLiftBlockMockHandler = (overrideResponse?: LiftBlockResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LiftBlockResponse> | LiftBlockResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/blocks/:blockId/lift', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftBlockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPlatformContractsMockHandler = (overrideResponse?: ListPlatformContractsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPlatformContractsResponse> | ListPlatformContractsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/contracts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlatformContractsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProposePlatformContractMockHandler = (overrideResponse?: ProposePlatformContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProposePlatformContractResponse> | ProposePlatformContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contracts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposePlatformContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckPlatformConflictsMockHandler = (overrideResponse?: CheckPlatformConflictsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckPlatformConflictsResponse> | CheckPlatformConflictsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contractConflicts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckPlatformConflictsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlatformContractMockHandler = (overrideResponse?: GetPlatformContractResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlatformContractResponse> | GetPlatformContractResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/contracts/:contractId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlatformContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawPlatformContractMockHandler = (overrideResponse?: WithdrawPlatformContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawPlatformContractResponse> | WithdrawPlatformContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contracts/:contractId/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawPlatformContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTerminatePlatformContractMockHandler = (overrideResponse?: TerminatePlatformContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TerminatePlatformContractResponse> | TerminatePlatformContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contracts/:contractId/terminate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTerminatePlatformContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAgreeToPlatformTerminationMockHandler = (overrideResponse?: AgreeToPlatformTerminationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgreeToPlatformTerminationResponse> | AgreeToPlatformTerminationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contracts/:contractId/agreeTermination', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAgreeToPlatformTerminationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractBillReviewsMockHandler = (overrideResponse?: ListContractBillReviewsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractBillReviewsResponse> | ListContractBillReviewsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/contractBills', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractBillReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReleaseContractBillMockHandler = (overrideResponse?: ReleaseContractBillResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReleaseContractBillResponse> | ReleaseContractBillResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contractBills/:billId/release', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReleaseContractBillResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDenyContractBillMockHandler = (overrideResponse?: DenyContractBillResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DenyContractBillResponse> | DenyContractBillResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contractBills/:billId/deny', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDenyContractBillResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractHoldsMockHandler = (overrideResponse?: ListContractHoldsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractHoldsResponse> | ListContractHoldsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/contractHolds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractHoldsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHoldContractPaymentsMockHandler = (overrideResponse?: HoldContractPaymentsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HoldContractPaymentsResponse> | HoldContractPaymentsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contractHolds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldContractPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLiftContractHoldMockHandler = (overrideResponse?: LiftContractHoldResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LiftContractHoldResponse> | LiftContractHoldResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/contractHolds/:memberId/lift', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftContractHoldResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAccountsMockHandler = (overrideResponse?: ListAccountsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountsResponse> | ListAccountsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/accounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAccountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateGeneralAgentMockHandler = (overrideResponse?: CreateGeneralAgentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateGeneralAgentResponse> | CreateGeneralAgentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/accounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGeneralAgentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveLineMockHandler = (overrideResponse?: MoveLineResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MoveLineResponse> | MoveLineResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/operator/lines/move', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveLineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAuditEntriesMockHandler = (overrideResponse?: ListAuditEntriesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAuditEntriesResponse> | ListAuditEntriesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/audit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyAuditLogMockHandler = (overrideResponse?: VerifyAuditLogResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VerifyAuditLogResponse> | VerifyAuditLogResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/operator/audit/verification', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyAuditLogResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOperatorMock = () => [
  getListDueDrawsMockHandler(),
  getListDrawDaysMockHandler(),
  getGetDrawDayMockHandler(),
  getChangeDrawDayMockHandler(),
  getGetOperatorDrawMockHandler(),
  getEnterDrawResultMockHandler(),
  getCorrectDrawResultMockHandler(),
  getVoidDrawMockHandler(),
  getListWithdrawalReviewsMockHandler(),
  getGetWithdrawalReviewMockHandler(),
  getStartWithdrawalReviewMockHandler(),
  getApproveWithdrawalMockHandler(),
  getRejectWithdrawalMockHandler(),
  getMarkWithdrawalPaidMockHandler(),
  getReturnWithdrawalMockHandler(),
  getConfirmWithdrawalReceivedMockHandler(),
  getListDepositReviewsMockHandler(),
  getGetDepositReviewMockHandler(),
  getConfirmDepositMockHandler(),
  getFailDepositMockHandler(),
  getReverseDepositMockHandler(),
  getListUnmatchedPaymentsMockHandler(),
  getRecordUnmatchedPaymentMockHandler(),
  getCreditUnmatchedPaymentMockHandler(),
  getReturnUnmatchedPaymentMockHandler(),
  getListDebtsMockHandler(),
  getGetMemberDebtMockHandler(),
  getWriteOffDebtMockHandler(),
  getListApplicationReviewsMockHandler(),
  getGetApplicationReviewMockHandler(),
  getGetApplicationImageMockHandler(),
  getStartApplicationReviewMockHandler(),
  getDecideApplicationMockHandler(),
  getListRedemptionReviewsMockHandler(),
  getGetRedemptionReviewMockHandler(),
  getCompleteRedemptionMockHandler(),
  getRejectRedemptionMockHandler(),
  getListSupportThreadsMockHandler(),
  getGetSupportThreadMockHandler(),
  getAnswerSupportThreadMockHandler(),
  getCloseSupportThreadMockHandler(),
  getListManagedNoticesMockHandler(),
  getCreateNoticeMockHandler(),
  getGetManagedNoticeMockHandler(),
  getUpdateNoticeMockHandler(),
  getWithdrawNoticeMockHandler(),
  getListManagedBannersMockHandler(),
  getCreateBannerMockHandler(),
  getGetManagedBannerMockHandler(),
  getUpdateBannerMockHandler(),
  getWithdrawBannerMockHandler(),
  getListSentMessagesMockHandler(),
  getSendMessageMockHandler(),
  getRecallMessageMockHandler(),
  getListMaintenancesMockHandler(),
  getStartMaintenanceMockHandler(),
  getUpdateMaintenanceMockHandler(),
  getEndMaintenanceMockHandler(),
  getListBlocksMockHandler(),
  getCreateBlockMockHandler(),
  getLiftBlockMockHandler(),
  getListPlatformContractsMockHandler(),
  getProposePlatformContractMockHandler(),
  getCheckPlatformConflictsMockHandler(),
  getGetPlatformContractMockHandler(),
  getWithdrawPlatformContractMockHandler(),
  getTerminatePlatformContractMockHandler(),
  getAgreeToPlatformTerminationMockHandler(),
  getListContractBillReviewsMockHandler(),
  getReleaseContractBillMockHandler(),
  getDenyContractBillMockHandler(),
  getListContractHoldsMockHandler(),
  getHoldContractPaymentsMockHandler(),
  getLiftContractHoldMockHandler(),
  getListAccountsMockHandler(),
  getCreateGeneralAgentMockHandler(),
  getMoveLineMockHandler(),
  getListAuditEntriesMockHandler(),
  getVerifyAuditLogMockHandler()
]
