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
  AgreeToTerminationResponse,
  CheckContractConflictsResponse,
  GetContractBasisResponse,
  GetContractBillResponse,
  GetContractProgressResponse,
  GetContractResponse,
  ListContractBillsResponse,
  ListContractConflictsResponse,
  ListContractRequestsResponse,
  ListContractsResponse,
  ProposeContractResponse,
  RejectContractResponse,
  SignContractResponse,
  SimulateContractResponse,
  TerminateContractResponse,
  WithdrawContractResponse
} from '../../model/index.ts';

import {
  getAgreeToTerminationResponseMock,
  getCheckContractConflictsResponseMock,
  getGetContractBasisResponseMock,
  getGetContractBillResponseMock,
  getGetContractProgressResponseMock,
  getGetContractResponseMock,
  getListContractBillsResponseMock,
  getListContractConflictsResponseMock,
  getListContractRequestsResponseMock,
  getListContractsResponseMock,
  getProposeContractResponseMock,
  getRejectContractResponseMock,
  getSignContractResponseMock,
  getSimulateContractResponseMock,
  getTerminateContractResponseMock,
  getWithdrawContractResponseMock
} from './contract.faker.ts';

export { getListContractsResponseMock, getProposeContractResponseMock, getListContractRequestsResponseMock, getGetContractBasisResponseMock, getCheckContractConflictsResponseMock, getGetContractResponseMock, getGetContractProgressResponseMock, getListContractConflictsResponseMock, getSignContractResponseMock, getRejectContractResponseMock, getWithdrawContractResponseMock, getTerminateContractResponseMock, getAgreeToTerminationResponseMock, getListContractBillsResponseMock, getGetContractBillResponseMock, getSimulateContractResponseMock } from './contract.faker.ts';


export const getListContractsMockHandler = (overrideResponse?: ListContractsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractsResponse> | ListContractsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contracts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProposeContractMockHandler = (overrideResponse?: ProposeContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProposeContractResponse> | ProposeContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposeContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractRequestsMockHandler = (overrideResponse?: ListContractRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractRequestsResponse> | ListContractRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contractRequests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContractBasisMockHandler = (overrideResponse?: GetContractBasisResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContractBasisResponse> | GetContractBasisResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contractBasis', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractBasisResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckContractConflictsMockHandler = (overrideResponse?: CheckContractConflictsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckContractConflictsResponse> | CheckContractConflictsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contractConflicts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckContractConflictsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContractMockHandler = (overrideResponse?: GetContractResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContractResponse> | GetContractResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contracts/:contractId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContractProgressMockHandler = (overrideResponse?: GetContractProgressResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContractProgressResponse> | GetContractProgressResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contracts/:contractId/progress', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractProgressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractConflictsMockHandler = (overrideResponse?: ListContractConflictsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractConflictsResponse> | ListContractConflictsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contracts/:contractId/conflicts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractConflictsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignContractMockHandler = (overrideResponse?: SignContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignContractResponse> | SignContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts/:contractId/sign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectContractMockHandler = (overrideResponse?: RejectContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RejectContractResponse> | RejectContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts/:contractId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawContractMockHandler = (overrideResponse?: WithdrawContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawContractResponse> | WithdrawContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts/:contractId/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTerminateContractMockHandler = (overrideResponse?: TerminateContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TerminateContractResponse> | TerminateContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts/:contractId/terminate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTerminateContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAgreeToTerminationMockHandler = (overrideResponse?: AgreeToTerminationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgreeToTerminationResponse> | AgreeToTerminationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contracts/:contractId/agreeTermination', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAgreeToTerminationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContractBillsMockHandler = (overrideResponse?: ListContractBillsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContractBillsResponse> | ListContractBillsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contractBills', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContractBillsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContractBillMockHandler = (overrideResponse?: GetContractBillResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContractBillResponse> | GetContractBillResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/agent/contractBills/:billId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractBillResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSimulateContractMockHandler = (overrideResponse?: SimulateContractResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SimulateContractResponse> | SimulateContractResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/agent/contractSimulator', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSimulateContractResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContractMock = () => [
  getListContractsMockHandler(),
  getProposeContractMockHandler(),
  getListContractRequestsMockHandler(),
  getGetContractBasisMockHandler(),
  getCheckContractConflictsMockHandler(),
  getGetContractMockHandler(),
  getGetContractProgressMockHandler(),
  getListContractConflictsMockHandler(),
  getSignContractMockHandler(),
  getRejectContractMockHandler(),
  getWithdrawContractMockHandler(),
  getTerminateContractMockHandler(),
  getAgreeToTerminationMockHandler(),
  getListContractBillsMockHandler(),
  getGetContractBillMockHandler(),
  getSimulateContractMockHandler()
]
