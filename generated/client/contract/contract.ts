/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AgreeToTerminationResponse,
  CheckContractConflictsResponse,
  ContractDraftPayload,
  ContractForbiddenResponse,
  ContractReasonPayload,
  ContractVersionPayload,
  ErrorEnvelope,
  GetContractBasisParams,
  GetContractBasisResponse,
  GetContractBillResponse,
  GetContractProgressResponse,
  GetContractResponse,
  ListContractBillsParams,
  ListContractBillsResponse,
  ListContractConflictsResponse,
  ListContractRequestsParams,
  ListContractRequestsResponse,
  ListContractsParams,
  ListContractsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProposeContractPayload,
  ProposeContractResponse,
  RejectContractResponse,
  SignContractPayload,
  SignContractResponse,
  SimulateContractPayload,
  SimulateContractResponse,
  SystemErrorResponse,
  TerminateContractResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  WithdrawContractResponse
} from '../../model/index.ts';

import { http } from '../../../src/portal/api/http.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * A page of the contracts of the agent of the session: those that pay it (`own`) and those that it grants (`downline`), in every state,
 * rejected and ended ones included. Range and order go by the time of the newest version; contracts in force (`valid`,
 * `terminating`) are in the list whatever the range. A client can write a CSV file by reading
 * the pages one after the other.
 * @summary List contracts
 */
export const listContracts = (
    params?: ListContractsParams,
 signal?: AbortSignal
) => {


      return http<ListContractsResponse>(
      {url: `/wps/agent/contracts`, method: 'GET',
        params, signal
    },
      );
    }




export const getListContractsQueryKey = (params?: ListContractsParams,) => {
    return [
    `/wps/agent/contracts`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractsQueryOptions = <TData = Awaited<ReturnType<typeof listContracts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContracts>>> = ({ signal }) => listContracts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listContracts>>>
export type ListContractsQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListContractsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contracts
 */

export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The agent of the session, as the upline, proposes a contract to an agent directly below; it is `requested` until it is signed, rejected
 * or withdrawn, and pays nothing before. The server writes the contract in words, in the language of the request, as version 1.
 * - No rate may be above the highest of the upline's own valid contract of the same kind: else 422 `contract_rate_too_high`.
 * - Each tier has a higher rate than the one before and no lower threshold: else 422 `contract_tiers_invalid`.
 * - The other party is an agent directly below: else 422 `contract_party_invalid`; outside of the team 404.
 * - One open proposal of a kind between two parties: else 409 `contract_proposal_open`. Where a contract of the kind is valid, the new one names it in `replaces`.
 * - Where `checkContractConflicts` lists contracts that the new one would end, its hash must be sent: without it 409 `contract_conflicts`, with another than the current one 409 `contract_conflicts_changed`. Nothing ends before the signature.
 * - `loss` and `carryOver` stand in dividends and only there: else 400 `validation_failed`.
 * The other party gets a message. Written to the audit log.
 * @summary Propose a contract
 */
export const proposeContract = (
    proposeContractPayload: ProposeContractPayload,
 signal?: AbortSignal
) => {


      return http<ProposeContractResponse>(
      {url: `/wps/agent/contracts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: proposeContractPayload, signal
    },
      );
    }




export const getProposeContractMutationKey = () => ['proposeContract'] as const;

export const getProposeContractMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeContract>>, TError,ProposeContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof proposeContract>>, TError,ProposeContractMutationVariables, TContext> => {

const mutationKey = getProposeContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proposeContract>>, ProposeContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proposeContract(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProposeContractMutationResult = NonNullable<Awaited<ReturnType<typeof proposeContract>>>
    export type ProposeContractMutationBody = ProposeContractPayload
    export type ProposeContractMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ProposeContractMutationVariables = {data: ProposeContractPayload}

    /**
 * @summary Propose a contract
 */
export const useProposeContract = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeContract>>, TError,ProposeContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proposeContract>>,
        TError,
        ProposeContractMutationVariables,
        TContext
      > => {
      return useMutation(getProposeContractMutationOptions(options), queryClient);
    }
    /**
 * A page of the contracts that wait for a party, the oldest first: proposals for a signature, terminations for an agreement. `incoming`
 * ones wait for the agent of the session, `outgoing` ones for the other party. The portal asks on a timer, with `X-Background: 1`.
 * @summary List contract requests
 */
export const listContractRequests = (
    params?: ListContractRequestsParams,
 signal?: AbortSignal
) => {


      return http<ListContractRequestsResponse>(
      {url: `/wps/agent/contractRequests`, method: 'GET',
        params, signal
    },
      );
    }




export const getListContractRequestsQueryKey = (params?: ListContractRequestsParams,) => {
    return [
    `/wps/agent/contractRequests`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listContractRequests>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListContractRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractRequests>>> = ({ signal }) => listContractRequests(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractRequests>>>
export type ListContractRequestsQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContractRequests<TData = Awaited<ReturnType<typeof listContractRequests>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListContractRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractRequests>>,
          TError,
          Awaited<ReturnType<typeof listContractRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractRequests<TData = Awaited<ReturnType<typeof listContractRequests>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractRequests>>,
          TError,
          Awaited<ReturnType<typeof listContractRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractRequests<TData = Awaited<ReturnType<typeof listContractRequests>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contract requests
 */

export function useListContractRequests<TData = Awaited<ReturnType<typeof listContractRequests>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the agent of the session needs to know before it proposes a contract of a kind to an agent directly below: the highest rate of its
 * own contract, what is in force and what is proposed between the two, when a contract that is signed now would begin to pay, and the figures of the
 * other agent's team so far. Parties are held to the same rules as in `proposeContract`. Changes nothing.
 * @summary Tell what a proposal starts from
 */
export const getContractBasis = (
    params: GetContractBasisParams,
 signal?: AbortSignal
) => {


      return http<GetContractBasisResponse>(
      {url: `/wps/agent/contractBasis`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetContractBasisQueryKey = (params?: GetContractBasisParams,) => {
    return [
    `/wps/agent/contractBasis`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetContractBasisQueryOptions = <TData = Awaited<ReturnType<typeof getContractBasis>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetContractBasisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractBasisQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractBasis>>> = ({ signal }) => getContractBasis(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractBasisQueryResult = NonNullable<Awaited<ReturnType<typeof getContractBasis>>>
export type GetContractBasisQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetContractBasis<TData = Awaited<ReturnType<typeof getContractBasis>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetContractBasisParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractBasis>>,
          TError,
          Awaited<ReturnType<typeof getContractBasis>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractBasis<TData = Awaited<ReturnType<typeof getContractBasis>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetContractBasisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractBasis>>,
          TError,
          Awaited<ReturnType<typeof getContractBasis>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractBasis<TData = Awaited<ReturnType<typeof getContractBasis>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetContractBasisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what a proposal starts from
 */

export function useGetContractBasis<TData = Awaited<ReturnType<typeof getContractBasis>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetContractBasisParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBasis>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractBasisQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A contract of the same kind between the new contract's downline and an agent directly below it conflicts when its highest rate
 * is above the highest rate of the new contract. Answers these contracts with a hash that the proposal must carry. The server holds the draft to the same rules as
 * `proposeContract`. Changes nothing.
 * @summary Check what a proposal would end
 */
export const checkContractConflicts = (
    contractDraftPayload: ContractDraftPayload,
 signal?: AbortSignal
) => {


      return http<CheckContractConflictsResponse>(
      {url: `/wps/agent/contractConflicts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractDraftPayload, signal
    },
      );
    }




export const getCheckContractConflictsQueryKey = (contractDraftPayload?: ContractDraftPayload,) => {
    return [
    'POST', `/wps/agent/contractConflicts`, contractDraftPayload
    ] as const;
    }


export const getCheckContractConflictsQueryOptions = <TData = Awaited<ReturnType<typeof checkContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(contractDraftPayload: ContractDraftPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckContractConflictsQueryKey(contractDraftPayload);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkContractConflicts>>> = ({ signal }) => checkContractConflicts(contractDraftPayload, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckContractConflictsQueryResult = NonNullable<Awaited<ReturnType<typeof checkContractConflicts>>>
export type CheckContractConflictsQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useCheckContractConflicts<TData = Awaited<ReturnType<typeof checkContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractDraftPayload: ContractDraftPayload, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkContractConflicts>>,
          TError,
          Awaited<ReturnType<typeof checkContractConflicts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckContractConflicts<TData = Awaited<ReturnType<typeof checkContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractDraftPayload: ContractDraftPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkContractConflicts>>,
          TError,
          Awaited<ReturnType<typeof checkContractConflicts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckContractConflicts<TData = Awaited<ReturnType<typeof checkContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractDraftPayload: ContractDraftPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check what a proposal would end
 */

export function useCheckContractConflicts<TData = Awaited<ReturnType<typeof checkContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractDraftPayload: ContractDraftPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkContractConflicts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckContractConflictsQueryOptions(contractDraftPayload,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A contract with every version: who did what and when, the words that were agreed, and their hash. Both parties see the same; to
 * anybody else it is 404.
 * @summary Tell a contract
 */
export const getContract = (
    contractId: string,
 signal?: AbortSignal
) => {


      return http<GetContractResponse>(
      {url: `/wps/agent/contracts/${contractId}`, method: 'GET', signal
    },
      );
    }




export const getGetContractQueryKey = (contractId: string,) => {
    return [
    `/wps/agent/contracts/${contractId}`
    ] as const;
    }


export const getGetContractQueryOptions = <TData = Awaited<ReturnType<typeof getContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractQueryKey(contractId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContract>>> = ({ signal }) => getContract(contractId, signal);





   return  { queryKey, queryFn, enabled: contractId !== null && contractId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractQueryResult = NonNullable<Awaited<ReturnType<typeof getContract>>>
export type GetContractQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetContract<TData = Awaited<ReturnType<typeof getContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContract>>,
          TError,
          Awaited<ReturnType<typeof getContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContract<TData = Awaited<ReturnType<typeof getContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContract>>,
          TError,
          Awaited<ReturnType<typeof getContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContract<TData = Awaited<ReturnType<typeof getContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell a contract
 */

export function useGetContract<TData = Awaited<ReturnType<typeof getContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContract>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractQueryOptions(contractId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The running window of a contract, and what it would pay if the window ended now: the same computation as the bills. It is
 * no promise: bets that are settled before the end change it in both directions. Both parties see the same; to anybody else
 * it is 404. Changes nothing.
 * @summary Tell what a contract has earned so far
 */
export const getContractProgress = (
    contractId: string,
 signal?: AbortSignal
) => {


      return http<GetContractProgressResponse>(
      {url: `/wps/agent/contracts/${contractId}/progress`, method: 'GET', signal
    },
      );
    }




export const getGetContractProgressQueryKey = (contractId: string,) => {
    return [
    `/wps/agent/contracts/${contractId}/progress`
    ] as const;
    }


export const getGetContractProgressQueryOptions = <TData = Awaited<ReturnType<typeof getContractProgress>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractProgressQueryKey(contractId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractProgress>>> = ({ signal }) => getContractProgress(contractId, signal);





   return  { queryKey, queryFn, enabled: contractId !== null && contractId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractProgressQueryResult = NonNullable<Awaited<ReturnType<typeof getContractProgress>>>
export type GetContractProgressQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetContractProgress<TData = Awaited<ReturnType<typeof getContractProgress>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractProgress>>,
          TError,
          Awaited<ReturnType<typeof getContractProgress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractProgress<TData = Awaited<ReturnType<typeof getContractProgress>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractProgress>>,
          TError,
          Awaited<ReturnType<typeof getContractProgress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractProgress<TData = Awaited<ReturnType<typeof getContractProgress>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what a contract has earned so far
 */

export function useGetContractProgress<TData = Awaited<ReturnType<typeof getContractProgress>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractProgress>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractProgressQueryOptions(contractId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the downline of a requested contract. A contract of the same kind between the new contract's downline and an agent directly below it conflicts when its highest rate
 * is above the highest rate of the new contract. Answers these contracts with a hash that the signature must carry. In any
 * other state of the contract the list is empty.
 * @summary List what a signature would end
 */
export const listContractConflicts = (
    contractId: string,
 signal?: AbortSignal
) => {


      return http<ListContractConflictsResponse>(
      {url: `/wps/agent/contracts/${contractId}/conflicts`, method: 'GET', signal
    },
      );
    }




export const getListContractConflictsQueryKey = (contractId: string,) => {
    return [
    `/wps/agent/contracts/${contractId}/conflicts`
    ] as const;
    }


export const getListContractConflictsQueryOptions = <TData = Awaited<ReturnType<typeof listContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractConflictsQueryKey(contractId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractConflicts>>> = ({ signal }) => listContractConflicts(contractId, signal);





   return  { queryKey, queryFn, enabled: contractId !== null && contractId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractConflictsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractConflicts>>>
export type ListContractConflictsQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContractConflicts<TData = Awaited<ReturnType<typeof listContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractConflicts>>,
          TError,
          Awaited<ReturnType<typeof listContractConflicts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractConflicts<TData = Awaited<ReturnType<typeof listContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractConflicts>>,
          TError,
          Awaited<ReturnType<typeof listContractConflicts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractConflicts<TData = Awaited<ReturnType<typeof listContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what a signature would end
 */

export function useListContractConflicts<TData = Awaited<ReturnType<typeof listContractConflicts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractConflicts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractConflictsQueryOptions(contractId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The downline signs a `requested` contract; it is `valid` from the next window on (`effectiveFrom`), and never changes again. Version and
 * hash of the words must be those of the newest version, else 409 `conflict`: nobody signs what was not shown. In the same
 * transaction the contract named by `replaces` is `superseded`, and the conflicting contracts of `listContractConflicts` are
 * `terminated`, both from the next window on, with a message to their parties and an entry in the audit log. The hash of the conflicts
 * must be sent where there are any: without it 409 `contract_conflicts`, with another than the current one 409
 * `contract_conflicts_changed`. A rate that has come to be above the upline's own is 422 `contract_rate_too_high`. Any other party than
 * the downline is 403 `forbidden`; signing again what is signed is 409 `conflict`.
 * @summary Sign a contract
 */
export const signContract = (
    contractId: string,
    signContractPayload: SignContractPayload,
 signal?: AbortSignal
) => {


      return http<SignContractResponse>(
      {url: `/wps/agent/contracts/${contractId}/sign`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: signContractPayload, signal
    },
      );
    }




export const getSignContractMutationKey = () => ['signContract'] as const;

export const getSignContractMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext> => {

const mutationKey = getSignContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signContract>>, SignContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  signContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignContractMutationResult = NonNullable<Awaited<ReturnType<typeof signContract>>>
    export type SignContractMutationBody = SignContractPayload
    export type SignContractMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SignContractMutationVariables = {contractId: string;data: SignContractPayload}

    /**
 * @summary Sign a contract
 */
export const useSignContract = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signContract>>,
        TError,
        SignContractMutationVariables,
        TContext
      > => {
      return useMutation(getSignContractMutationOptions(options), queryClient);
    }
    /**
 * The downline rejects a `requested` contract, with words for the upline; it is `rejected` for good. Any other party is 403 `forbidden`, any other state
 * or version 409 `conflict`. The upline gets a message.
 * @summary Reject a contract
 */
export const rejectContract = (
    contractId: string,
    contractReasonPayload: ContractReasonPayload,
 signal?: AbortSignal
) => {


      return http<RejectContractResponse>(
      {url: `/wps/agent/contracts/${contractId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractReasonPayload, signal
    },
      );
    }




export const getRejectContractMutationKey = () => ['rejectContract'] as const;

export const getRejectContractMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectContract>>, TError,RejectContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rejectContract>>, TError,RejectContractMutationVariables, TContext> => {

const mutationKey = getRejectContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectContract>>, RejectContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  rejectContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectContractMutationResult = NonNullable<Awaited<ReturnType<typeof rejectContract>>>
    export type RejectContractMutationBody = ContractReasonPayload
    export type RejectContractMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RejectContractMutationVariables = {contractId: string;data: ContractReasonPayload}

    /**
 * @summary Reject a contract
 */
export const useRejectContract = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectContract>>, TError,RejectContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectContract>>,
        TError,
        RejectContractMutationVariables,
        TContext
      > => {
      return useMutation(getRejectContractMutationOptions(options), queryClient);
    }
    /**
 * The upline takes back a `requested` contract; it is `withdrawn` for good. Any other party is 403 `forbidden`, any other state or version 409 `conflict`.
 * The downline gets a message.
 * @summary Withdraw a proposal
 */
export const withdrawContract = (
    contractId: string,
    contractVersionPayload: ContractVersionPayload,
 signal?: AbortSignal
) => {


      return http<WithdrawContractResponse>(
      {url: `/wps/agent/contracts/${contractId}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractVersionPayload, signal
    },
      );
    }




export const getWithdrawContractMutationKey = () => ['withdrawContract'] as const;

export const getWithdrawContractMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContract>>, TError,WithdrawContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawContract>>, TError,WithdrawContractMutationVariables, TContext> => {

const mutationKey = getWithdrawContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawContract>>, WithdrawContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  withdrawContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawContractMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawContract>>>
    export type WithdrawContractMutationBody = ContractVersionPayload
    export type WithdrawContractMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type WithdrawContractMutationVariables = {contractId: string;data: ContractVersionPayload}

    /**
 * @summary Withdraw a proposal
 */
export const useWithdrawContract = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContract>>, TError,WithdrawContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawContract>>,
        TError,
        WithdrawContractMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawContractMutationOptions(options), queryClient);
    }
    /**
 * Either party asks for the end of a `valid` contract; it is `terminating` and goes on paying until the other party agrees
 * (`agreeToTermination`). Another state or version is 409 `conflict`. The other party gets a message.
 * @summary Terminate a contract
 */
export const terminateContract = (
    contractId: string,
    contractReasonPayload: ContractReasonPayload,
 signal?: AbortSignal
) => {


      return http<TerminateContractResponse>(
      {url: `/wps/agent/contracts/${contractId}/terminate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractReasonPayload, signal
    },
      );
    }




export const getTerminateContractMutationKey = () => ['terminateContract'] as const;

export const getTerminateContractMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminateContract>>, TError,TerminateContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof terminateContract>>, TError,TerminateContractMutationVariables, TContext> => {

const mutationKey = getTerminateContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof terminateContract>>, TerminateContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  terminateContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TerminateContractMutationResult = NonNullable<Awaited<ReturnType<typeof terminateContract>>>
    export type TerminateContractMutationBody = ContractReasonPayload
    export type TerminateContractMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type TerminateContractMutationVariables = {contractId: string;data: ContractReasonPayload}

    /**
 * @summary Terminate a contract
 */
export const useTerminateContract = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminateContract>>, TError,TerminateContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof terminateContract>>,
        TError,
        TerminateContractMutationVariables,
        TContext
      > => {
      return useMutation(getTerminateContractMutationOptions(options), queryClient);
    }
    /**
 * The party that did not ask for it agrees to the end of a `terminating` contract; it is `terminated`, and the window that runs now is the
 * last that it pays for (`effectiveTo`). The party that asked is 403 `forbidden`, another state or version 409 `conflict`. The other party
 * gets a message.
 * @summary Agree to a termination
 */
export const agreeToTermination = (
    contractId: string,
    contractVersionPayload: ContractVersionPayload,
 signal?: AbortSignal
) => {


      return http<AgreeToTerminationResponse>(
      {url: `/wps/agent/contracts/${contractId}/agreeTermination`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractVersionPayload, signal
    },
      );
    }




export const getAgreeToTerminationMutationKey = () => ['agreeToTermination'] as const;

export const getAgreeToTerminationMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToTermination>>, TError,AgreeToTerminationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof agreeToTermination>>, TError,AgreeToTerminationMutationVariables, TContext> => {

const mutationKey = getAgreeToTerminationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreeToTermination>>, AgreeToTerminationMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  agreeToTermination(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AgreeToTerminationMutationResult = NonNullable<Awaited<ReturnType<typeof agreeToTermination>>>
    export type AgreeToTerminationMutationBody = ContractVersionPayload
    export type AgreeToTerminationMutationError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AgreeToTerminationMutationVariables = {contractId: string;data: ContractVersionPayload}

    /**
 * @summary Agree to a termination
 */
export const useAgreeToTermination = <TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToTermination>>, TError,AgreeToTerminationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreeToTermination>>,
        TError,
        AgreeToTerminationMutationVariables,
        TContext
      > => {
      return useMutation(getAgreeToTerminationMutationOptions(options), queryClient);
    }
    /**
 * A page of the bills of the agent of the session: what its own contracts pay, and what the contracts that it grants pay to its direct
 * downlines. Windows are half open, by time of settlement, in the brand's time zone; the range goes by their end.
 * Salaries: daily at 02:00 for yesterday, hourly, and real-time every 5 minutes; dividends on the 1st and the 16th. gross = rate x team
 * turnover, for a dividend rate x the team's loss; net = gross less the gross of the direct downlines with a contract, never below
 * zero. There is one bill for a contract and a window, whatever happens, and it is paid once. Missing one's own tier never stops the
 * downlines. Where an operator holds the payments of an agent, its bills wait as `pending` until they are paid, denied or expired. Where the
 * brand limits what a day pays, `part_collected` and `insufficient` bills are paid on the days that follow (see `BillState`).
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List contract bills
 */
export const listContractBills = (
    params?: ListContractBillsParams,
 signal?: AbortSignal
) => {


      return http<ListContractBillsResponse>(
      {url: `/wps/agent/contractBills`, method: 'GET',
        params, signal
    },
      );
    }




export const getListContractBillsQueryKey = (params?: ListContractBillsParams,) => {
    return [
    `/wps/agent/contractBills`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractBillsQueryOptions = <TData = Awaited<ReturnType<typeof listContractBills>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListContractBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractBillsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractBills>>> = ({ signal }) => listContractBills(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractBillsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractBills>>>
export type ListContractBillsQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContractBills<TData = Awaited<ReturnType<typeof listContractBills>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListContractBillsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractBills>>,
          TError,
          Awaited<ReturnType<typeof listContractBills>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractBills<TData = Awaited<ReturnType<typeof listContractBills>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractBills>>,
          TError,
          Awaited<ReturnType<typeof listContractBills>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractBills<TData = Awaited<ReturnType<typeof listContractBills>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contract bills
 */

export function useListContractBills<TData = Awaited<ReturnType<typeof listContractBills>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBills>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractBillsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A bill with everything that it was computed from: the terms of the signed version, the bills of the direct downlines, the changes for
 * bets of earlier windows, and the payments. A bill of other parties is 404.
 * @summary Tell a contract bill
 */
export const getContractBill = (
    billId: string,
 signal?: AbortSignal
) => {


      return http<GetContractBillResponse>(
      {url: `/wps/agent/contractBills/${billId}`, method: 'GET', signal
    },
      );
    }




export const getGetContractBillQueryKey = (billId: string,) => {
    return [
    `/wps/agent/contractBills/${billId}`
    ] as const;
    }


export const getGetContractBillQueryOptions = <TData = Awaited<ReturnType<typeof getContractBill>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(billId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractBillQueryKey(billId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractBill>>> = ({ signal }) => getContractBill(billId, signal);





   return  { queryKey, queryFn, enabled: billId !== null && billId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractBillQueryResult = NonNullable<Awaited<ReturnType<typeof getContractBill>>>
export type GetContractBillQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetContractBill<TData = Awaited<ReturnType<typeof getContractBill>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 billId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractBill>>,
          TError,
          Awaited<ReturnType<typeof getContractBill>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractBill<TData = Awaited<ReturnType<typeof getContractBill>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 billId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractBill>>,
          TError,
          Awaited<ReturnType<typeof getContractBill>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContractBill<TData = Awaited<ReturnType<typeof getContractBill>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 billId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell a contract bill
 */

export function useGetContractBill<TData = Awaited<ReturnType<typeof getContractBill>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 billId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractBill>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractBillQueryOptions(billId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With these figures this contract pays so much: the same computation as the bills, to the same cent, for terms and figures that the
 * caller makes up. Tiers that do not rise are 422 `contract_tiers_invalid`; `teamResult` and `carriedIn` stand with dividends only, else
 * 400 `validation_failed`. Changes nothing and stores nothing.
 * @summary Simulate a contract
 */
export const simulateContract = (
    simulateContractPayload: SimulateContractPayload,
 signal?: AbortSignal
) => {


      return http<SimulateContractResponse>(
      {url: `/wps/agent/contractSimulator`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: simulateContractPayload, signal
    },
      );
    }




export const getSimulateContractQueryKey = (simulateContractPayload?: SimulateContractPayload,) => {
    return [
    'POST', `/wps/agent/contractSimulator`, simulateContractPayload
    ] as const;
    }


export const getSimulateContractQueryOptions = <TData = Awaited<ReturnType<typeof simulateContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(simulateContractPayload: SimulateContractPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSimulateContractQueryKey(simulateContractPayload);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof simulateContract>>> = ({ signal }) => simulateContract(simulateContractPayload, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SimulateContractQueryResult = NonNullable<Awaited<ReturnType<typeof simulateContract>>>
export type SimulateContractQueryError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useSimulateContract<TData = Awaited<ReturnType<typeof simulateContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 simulateContractPayload: SimulateContractPayload, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof simulateContract>>,
          TError,
          Awaited<ReturnType<typeof simulateContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSimulateContract<TData = Awaited<ReturnType<typeof simulateContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 simulateContractPayload: SimulateContractPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof simulateContract>>,
          TError,
          Awaited<ReturnType<typeof simulateContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSimulateContract<TData = Awaited<ReturnType<typeof simulateContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 simulateContractPayload: SimulateContractPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Simulate a contract
 */

export function useSimulateContract<TData = Awaited<ReturnType<typeof simulateContract>>, TError = ValidationFailedResponse | UnauthorizedResponse | ContractForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 simulateContractPayload: SimulateContractPayload, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof simulateContract>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSimulateContractQueryOptions(simulateContractPayload,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






