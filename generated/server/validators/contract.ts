// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/contract/contract.ts';

export const contract = {
  listContracts: {
    header: zod.ListContractsHeader,
    params: undefined,
    query: zod.ListContractsQueryParams,
    body: undefined,
    response: zod.ListContractsResponse,
  },
  proposeContract: {
    header: zod.ProposeContractHeader,
    params: undefined,
    query: undefined,
    body: zod.ProposeContractBody,
    response: zod.ProposeContractResponse,
  },
  listContractRequests: {
    header: zod.ListContractRequestsHeader,
    params: undefined,
    query: zod.ListContractRequestsQueryParams,
    body: undefined,
    response: zod.ListContractRequestsResponse,
  },
  checkContractConflicts: {
    header: zod.CheckContractConflictsHeader,
    params: undefined,
    query: undefined,
    body: zod.CheckContractConflictsBody,
    response: zod.CheckContractConflictsResponse,
  },
  getContract: {
    header: zod.GetContractHeader,
    params: zod.GetContractParams,
    query: undefined,
    body: undefined,
    response: zod.GetContractResponse,
  },
  listContractConflicts: {
    header: zod.ListContractConflictsHeader,
    params: zod.ListContractConflictsParams,
    query: undefined,
    body: undefined,
    response: zod.ListContractConflictsResponse,
  },
  signContract: {
    header: zod.SignContractHeader,
    params: zod.SignContractParams,
    query: undefined,
    body: zod.SignContractBody,
    response: zod.SignContractResponse,
  },
  rejectContract: {
    header: zod.RejectContractHeader,
    params: zod.RejectContractParams,
    query: undefined,
    body: zod.RejectContractBody,
    response: zod.RejectContractResponse,
  },
  withdrawContract: {
    header: zod.WithdrawContractHeader,
    params: zod.WithdrawContractParams,
    query: undefined,
    body: zod.WithdrawContractBody,
    response: zod.WithdrawContractResponse,
  },
  terminateContract: {
    header: zod.TerminateContractHeader,
    params: zod.TerminateContractParams,
    query: undefined,
    body: zod.TerminateContractBody,
    response: zod.TerminateContractResponse,
  },
  agreeToTermination: {
    header: zod.AgreeToTerminationHeader,
    params: zod.AgreeToTerminationParams,
    query: undefined,
    body: zod.AgreeToTerminationBody,
    response: zod.AgreeToTerminationResponse,
  },
  listContractBills: {
    header: zod.ListContractBillsHeader,
    params: undefined,
    query: zod.ListContractBillsQueryParams,
    body: undefined,
    response: zod.ListContractBillsResponse,
  },
  getContractBill: {
    header: zod.GetContractBillHeader,
    params: zod.GetContractBillParams,
    query: undefined,
    body: undefined,
    response: zod.GetContractBillResponse,
  },
  simulateContract: {
    header: zod.SimulateContractHeader,
    params: undefined,
    query: undefined,
    body: zod.SimulateContractBody,
    response: zod.SimulateContractResponse,
  },
};
