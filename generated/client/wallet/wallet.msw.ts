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
  CollectAllFundsResponse,
  ConfirmWithdrawalResponse,
  CreateDepositResponse,
  CreateWithdrawalResponse,
  DisputeWithdrawalResponse,
  GetBalanceResponse,
  GetConsolidatedFundsResponse,
  GetDebtResponse,
  GetDepositResponse,
  GetMemberTransferResponse,
  GetMemberTransferTermsResponse,
  GetMerchantWalletResponse,
  GetVaultResponse,
  GetWalletTransferResponse,
  GetWithdrawalQuoteResponse,
  GetWithdrawalResponse,
  ListDepositMethodsResponse,
  ListDepositsResponse,
  ListTransactionHistoryResponse,
  ListVaultLocksResponse,
  ListWithdrawalsResponse,
  LockVaultResponse,
  MarkDepositPaidResponse,
  TransferFundsResponse,
  TransferToDownlineResponse,
  TransferToUplineResponse
} from '../../model/index.ts';

import {
  getCollectAllFundsResponseMock,
  getConfirmWithdrawalResponseMock,
  getCreateDepositResponseMock,
  getCreateWithdrawalResponseMock,
  getDisputeWithdrawalResponseMock,
  getGetBalanceResponseMock,
  getGetConsolidatedFundsResponseMock,
  getGetDebtResponseMock,
  getGetDepositResponseMock,
  getGetMemberTransferResponseMock,
  getGetMemberTransferTermsResponseMock,
  getGetMerchantWalletResponseMock,
  getGetVaultResponseMock,
  getGetWalletTransferResponseMock,
  getGetWithdrawalQuoteResponseMock,
  getGetWithdrawalResponseMock,
  getListDepositMethodsResponseMock,
  getListDepositsResponseMock,
  getListTransactionHistoryResponseMock,
  getListVaultLocksResponseMock,
  getListWithdrawalsResponseMock,
  getLockVaultResponseMock,
  getMarkDepositPaidResponseMock,
  getTransferFundsResponseMock,
  getTransferToDownlineResponseMock,
  getTransferToUplineResponseMock
} from './wallet.faker.ts';

export { getGetBalanceResponseMock, getGetMerchantWalletResponseMock, getGetConsolidatedFundsResponseMock, getTransferFundsResponseMock, getGetWalletTransferResponseMock, getCollectAllFundsResponseMock, getGetMemberTransferTermsResponseMock, getTransferToUplineResponseMock, getTransferToDownlineResponseMock, getGetMemberTransferResponseMock, getGetDebtResponseMock, getGetVaultResponseMock, getListVaultLocksResponseMock, getLockVaultResponseMock, getListDepositMethodsResponseMock, getCreateDepositResponseMock, getListDepositsResponseMock, getGetDepositResponseMock, getMarkDepositPaidResponseMock, getGetWithdrawalQuoteResponseMock, getCreateWithdrawalResponseMock, getListWithdrawalsResponseMock, getGetWithdrawalResponseMock, getConfirmWithdrawalResponseMock, getDisputeWithdrawalResponseMock, getListTransactionHistoryResponseMock } from './wallet.faker.ts';


export const getGetBalanceMockHandler = (overrideResponse?: GetBalanceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBalanceResponse> | GetBalanceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/balance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMerchantWalletMockHandler = (overrideResponse?: GetMerchantWalletResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMerchantWalletResponse> | GetMerchantWalletResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/merchantWallet', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetConsolidatedFundsMockHandler = (overrideResponse?: GetConsolidatedFundsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetConsolidatedFundsResponse> | GetConsolidatedFundsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/info/funds/consolidated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConsolidatedFundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTransferFundsMockHandler = (overrideResponse?: TransferFundsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransferFundsResponse> | TransferFundsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/GCS_walletTransfer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransferFundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWalletTransferMockHandler = (overrideResponse?: GetWalletTransferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWalletTransferResponse> | GetWalletTransferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/transfers/:transferId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletTransferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectAllFundsMockHandler = (overrideResponse?: CollectAllFundsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectAllFundsResponse> | CollectAllFundsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/collectAll', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectAllFundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberTransferTermsMockHandler = (overrideResponse?: GetMemberTransferTermsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberTransferTermsResponse> | GetMemberTransferTermsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/memberTransferTerms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberTransferTermsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTransferToUplineMockHandler = (overrideResponse?: TransferToUplineResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransferToUplineResponse> | TransferToUplineResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/uplineTransfer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransferToUplineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTransferToDownlineMockHandler = (overrideResponse?: TransferToDownlineResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransferToDownlineResponse> | TransferToDownlineResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/downlineTransfer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransferToDownlineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberTransferMockHandler = (overrideResponse?: GetMemberTransferResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberTransferResponse> | GetMemberTransferResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/memberTransfers/:transferId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberTransferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDebtMockHandler = (overrideResponse?: GetDebtResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDebtResponse> | GetDebtResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/debt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDebtResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVaultMockHandler = (overrideResponse?: GetVaultResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetVaultResponse> | GetVaultResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/vault', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVaultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVaultLocksMockHandler = (overrideResponse?: ListVaultLocksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVaultLocksResponse> | ListVaultLocksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/vaultLocks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVaultLocksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLockVaultMockHandler = (overrideResponse?: LockVaultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LockVaultResponse> | LockVaultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/vaultLocks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLockVaultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepositMethodsMockHandler = (overrideResponse?: ListDepositMethodsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDepositMethodsResponse> | ListDepositMethodsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/depositMethods', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepositMethodsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDepositMockHandler = (overrideResponse?: CreateDepositResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateDepositResponse> | CreateDepositResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/deposits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepositsMockHandler = (overrideResponse?: ListDepositsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDepositsResponse> | ListDepositsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/deposits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepositsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDepositMockHandler = (overrideResponse?: GetDepositResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDepositResponse> | GetDepositResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/deposits/:depositId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkDepositPaidMockHandler = (overrideResponse?: MarkDepositPaidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkDepositPaidResponse> | MarkDepositPaidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/deposits/:depositId/paid', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDepositPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWithdrawalQuoteMockHandler = (overrideResponse?: GetWithdrawalQuoteResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWithdrawalQuoteResponse> | GetWithdrawalQuoteResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/withdrawalQuote', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawalQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWithdrawalMockHandler = (overrideResponse?: CreateWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateWithdrawalResponse> | CreateWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/withdrawals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawalsMockHandler = (overrideResponse?: ListWithdrawalsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWithdrawalsResponse> | ListWithdrawalsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/withdrawals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWithdrawalMockHandler = (overrideResponse?: GetWithdrawalResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWithdrawalResponse> | GetWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/withdrawals/:withdrawalId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmWithdrawalMockHandler = (overrideResponse?: ConfirmWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmWithdrawalResponse> | ConfirmWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/withdrawals/:withdrawalId/received', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisputeWithdrawalMockHandler = (overrideResponse?: DisputeWithdrawalResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DisputeWithdrawalResponse> | DisputeWithdrawalResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/withdrawals/:withdrawalId/dispute', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisputeWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTransactionHistoryMockHandler = (overrideResponse?: ListTransactionHistoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTransactionHistoryResponse> | ListTransactionHistoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/transactionHistory', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTransactionHistoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWalletMock = () => [
  getGetBalanceMockHandler(),
  getGetMerchantWalletMockHandler(),
  getGetConsolidatedFundsMockHandler(),
  getTransferFundsMockHandler(),
  getGetWalletTransferMockHandler(),
  getCollectAllFundsMockHandler(),
  getGetMemberTransferTermsMockHandler(),
  getTransferToUplineMockHandler(),
  getTransferToDownlineMockHandler(),
  getGetMemberTransferMockHandler(),
  getGetDebtMockHandler(),
  getGetVaultMockHandler(),
  getListVaultLocksMockHandler(),
  getLockVaultMockHandler(),
  getListDepositMethodsMockHandler(),
  getCreateDepositMockHandler(),
  getListDepositsMockHandler(),
  getGetDepositMockHandler(),
  getMarkDepositPaidMockHandler(),
  getGetWithdrawalQuoteMockHandler(),
  getCreateWithdrawalMockHandler(),
  getListWithdrawalsMockHandler(),
  getGetWithdrawalMockHandler(),
  getConfirmWithdrawalMockHandler(),
  getDisputeWithdrawalMockHandler(),
  getListTransactionHistoryMockHandler()
]
