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
  AgentsOnlyResponse,
  ChangeRegistrationLinkPayload,
  ChangeRegistrationLinkResponse,
  ConflictResponse,
  CreateDownlineAccountBody,
  CreateDownlineAccountResponse,
  CreateRegistrationLinkPayload,
  CreateRegistrationLinkResponse,
  ErrorEnvelope,
  GetAccountRulesResponse,
  GetTeamMemberParams,
  GetTeamMemberResponse,
  GetTeamOverviewParams,
  GetTeamOverviewResponse,
  ListAgentAnnouncementsParams,
  ListAgentAnnouncementsResponse,
  ListIncomeBetsParams,
  ListIncomeBetsResponse,
  ListIncomeInputsParams,
  ListIncomeInputsResponse,
  ListIncomeParams,
  ListIncomeResponse,
  ListRegistrationLinksParams,
  ListRegistrationLinksResponse,
  ListTeamBetsParams,
  ListTeamBetsResponse,
  ListTeamChildrenParams,
  ListTeamChildrenResponse,
  ListTeamParams,
  ListTeamProfitParams,
  ListTeamProfitResponse,
  ListTeamResponse,
  ListTeamTransactionsParams,
  ListTeamTransactionsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RemoveRegistrationLinkResponse,
  SendTeamMessageResponse,
  SystemErrorResponse,
  TeamMessagePayload,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
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
 * A page of what the site says to agents, in the language of the request, the newest first.
 * @summary List the announcements to agents
 */
export const listAgentAnnouncements = (
    params?: ListAgentAnnouncementsParams,
 signal?: AbortSignal
) => {


      return http<ListAgentAnnouncementsResponse>(
      {url: `/wps/agent/announcements`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAgentAnnouncementsQueryKey = (params?: ListAgentAnnouncementsParams,) => {
    return [
    `/wps/agent/announcements`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAgentAnnouncementsQueryOptions = <TData = Awaited<ReturnType<typeof listAgentAnnouncements>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListAgentAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgentAnnouncementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgentAnnouncements>>> = ({ signal }) => listAgentAnnouncements(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAgentAnnouncementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAgentAnnouncements>>>
export type ListAgentAnnouncementsQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAgentAnnouncements<TData = Awaited<ReturnType<typeof listAgentAnnouncements>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListAgentAnnouncementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAgentAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentAnnouncements<TData = Awaited<ReturnType<typeof listAgentAnnouncements>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAgentAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAgentAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentAnnouncements<TData = Awaited<ReturnType<typeof listAgentAnnouncements>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAgentAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the announcements to agents
 */

export function useListAgentAnnouncements<TData = Awaited<ReturnType<typeof listAgentAnnouncements>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAgentAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgentAnnouncementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The figures of the team of the agent of the session for one period, each beside the same figure of the period before, a chart and
 * the strongest lines. `income` is the net of what the agent earned for the windows that end in the period. Figures are at most
 * 60 seconds old; `asOf` says for when they hold.
 * @summary Tell the team at a glance
 */
export const getTeamOverview = (
    params: GetTeamOverviewParams,
 signal?: AbortSignal
) => {


      return http<GetTeamOverviewResponse>(
      {url: `/wps/agent/overview`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTeamOverviewQueryKey = (params?: GetTeamOverviewParams,) => {
    return [
    `/wps/agent/overview`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTeamOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getTeamOverview>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetTeamOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamOverviewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamOverview>>> = ({ signal }) => getTeamOverview(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamOverview>>>
export type GetTeamOverviewQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetTeamOverview<TData = Awaited<ReturnType<typeof getTeamOverview>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetTeamOverviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamOverview>>,
          TError,
          Awaited<ReturnType<typeof getTeamOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamOverview<TData = Awaited<ReturnType<typeof getTeamOverview>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetTeamOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamOverview>>,
          TError,
          Awaited<ReturnType<typeof getTeamOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamOverview<TData = Awaited<ReturnType<typeof getTeamOverview>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetTeamOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the team at a glance
 */

export function useGetTeamOverview<TData = Awaited<ReturnType<typeof getTeamOverview>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetTeamOverviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamOverviewQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The types and the highest rebate that the agent of the session may give to accounts and links, and the rules of the names and
 * passwords of accounts. The server enforces all of them.
 * @summary Tell what the agent may give
 */
export const getAccountRules = (

 signal?: AbortSignal
) => {


      return http<GetAccountRulesResponse>(
      {url: `/wps/agent/accountRules`, method: 'GET', signal
    },
      );
    }




export const getGetAccountRulesQueryKey = () => {
    return [
    `/wps/agent/accountRules`
    ] as const;
    }


export const getGetAccountRulesQueryOptions = <TData = Awaited<ReturnType<typeof getAccountRules>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountRulesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountRules>>> = ({ signal }) => getAccountRules(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountRules>>>
export type GetAccountRulesQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetAccountRules<TData = Awaited<ReturnType<typeof getAccountRules>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountRules>>,
          TError,
          Awaited<ReturnType<typeof getAccountRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountRules<TData = Awaited<ReturnType<typeof getAccountRules>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountRules>>,
          TError,
          Awaited<ReturnType<typeof getAccountRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountRules<TData = Awaited<ReturnType<typeof getAccountRules>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what the agent may give
 */

export function useGetAccountRules<TData = Awaited<ReturnType<typeof getAccountRules>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountRules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an account directly below the agent of the session. It can log in at once and must change its password at the first login.
 * A name that exists, whatever its case, is 409 `username_taken`, so that sending the same again makes no second account. A type
 * that `getAccountRules` does not list is 422 `account_type_not_allowed`, a rebate above the agent's own 422 `rebate_too_high`.
 * A rule of the name or password that is broken is 400 `validation_failed`. Written to the audit log.
 * @summary Create a downline account
 */
export const createDownlineAccount = (
    createDownlineAccountBody: CreateDownlineAccountBody,
 signal?: AbortSignal
) => {


      return http<CreateDownlineAccountResponse>(
      {url: `/wps/agent/accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createDownlineAccountBody, signal
    },
      );
    }




export const getCreateDownlineAccountMutationKey = () => ['createDownlineAccount'] as const;

export const getCreateDownlineAccountMutationOptions = <TError = ErrorEnvelope | UnauthorizedResponse | AgentsOnlyResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDownlineAccount>>, TError,CreateDownlineAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDownlineAccount>>, TError,CreateDownlineAccountMutationVariables, TContext> => {

const mutationKey = getCreateDownlineAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDownlineAccount>>, CreateDownlineAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDownlineAccount(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDownlineAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createDownlineAccount>>>
    export type CreateDownlineAccountMutationBody = CreateDownlineAccountBody
    export type CreateDownlineAccountMutationError = ErrorEnvelope | UnauthorizedResponse | AgentsOnlyResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateDownlineAccountMutationVariables = {data: CreateDownlineAccountBody}

    /**
 * @summary Create a downline account
 */
export const useCreateDownlineAccount = <TError = ErrorEnvelope | UnauthorizedResponse | AgentsOnlyResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDownlineAccount>>, TError,CreateDownlineAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDownlineAccount>>,
        TError,
        CreateDownlineAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDownlineAccountMutationOptions(options), queryClient);
    }
    /**
 * A page of the links of the agent of the session. Removed ones are missing. Without `from` and `to` it has links of any age.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the registration links
 */
export const listRegistrationLinks = (
    params?: ListRegistrationLinksParams,
 signal?: AbortSignal
) => {


      return http<ListRegistrationLinksResponse>(
      {url: `/wps/agent/links`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRegistrationLinksQueryKey = (params?: ListRegistrationLinksParams,) => {
    return [
    `/wps/agent/links`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRegistrationLinksQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRegistrationLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegistrationLinksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrationLinks>>> = ({ signal }) => listRegistrationLinks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegistrationLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listRegistrationLinks>>>
export type ListRegistrationLinksQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRegistrationLinks<TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRegistrationLinksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegistrationLinks>>,
          TError,
          Awaited<ReturnType<typeof listRegistrationLinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegistrationLinks<TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRegistrationLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegistrationLinks>>,
          TError,
          Awaited<ReturnType<typeof listRegistrationLinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegistrationLinks<TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRegistrationLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the registration links
 */

export function useListRegistrationLinks<TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRegistrationLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegistrationLinksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes a link with a code of its own. Whoever registers by it stands directly below the agent of the session, with the type and the
 * rebate of the link. A type that `getAccountRules` does not list is 422 `account_type_not_allowed`, a rebate above the agent's
 * own 422 `rebate_too_high`. An agent has at most 50 links: beyond, 409 `conflict`.
 * @summary Create a registration link
 */
export const createRegistrationLink = (
    createRegistrationLinkPayload: CreateRegistrationLinkPayload,
 signal?: AbortSignal
) => {


      return http<CreateRegistrationLinkResponse>(
      {url: `/wps/agent/links`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createRegistrationLinkPayload, signal
    },
      );
    }




export const getCreateRegistrationLinkMutationKey = () => ['createRegistrationLink'] as const;

export const getCreateRegistrationLinkMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext> => {

const mutationKey = getCreateRegistrationLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRegistrationLink>>, CreateRegistrationLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRegistrationLink(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRegistrationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createRegistrationLink>>>
    export type CreateRegistrationLinkMutationBody = CreateRegistrationLinkPayload
    export type CreateRegistrationLinkMutationError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateRegistrationLinkMutationVariables = {data: CreateRegistrationLinkPayload}

    /**
 * @summary Create a registration link
 */
export const useCreateRegistrationLink = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRegistrationLink>>,
        TError,
        CreateRegistrationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRegistrationLinkMutationOptions(options), queryClient);
    }
    /**
 * Sets the rebate, the note and the switch of a link of the agent of the session. People who have registered by it keep what they got.
 * A link that is off refuses its code like an unknown one. Setting the same again changes nothing. The link of another agent is 404.
 * @summary Change a registration link
 */
export const changeRegistrationLink = (
    linkId: string,
    changeRegistrationLinkPayload: ChangeRegistrationLinkPayload,
 signal?: AbortSignal
) => {


      return http<ChangeRegistrationLinkResponse>(
      {url: `/wps/agent/links/${linkId}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeRegistrationLinkPayload, signal
    },
      );
    }




export const getChangeRegistrationLinkMutationKey = () => ['changeRegistrationLink'] as const;

export const getChangeRegistrationLinkMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRegistrationLink>>, TError,ChangeRegistrationLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeRegistrationLink>>, TError,ChangeRegistrationLinkMutationVariables, TContext> => {

const mutationKey = getChangeRegistrationLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeRegistrationLink>>, ChangeRegistrationLinkMutationVariables> = (props) => {
          const {linkId,data} = props ?? {};

          return  changeRegistrationLink(linkId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeRegistrationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof changeRegistrationLink>>>
    export type ChangeRegistrationLinkMutationBody = ChangeRegistrationLinkPayload
    export type ChangeRegistrationLinkMutationError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ChangeRegistrationLinkMutationVariables = {linkId: string;data: ChangeRegistrationLinkPayload}

    /**
 * @summary Change a registration link
 */
export const useChangeRegistrationLink = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRegistrationLink>>, TError,ChangeRegistrationLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeRegistrationLink>>,
        TError,
        ChangeRegistrationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getChangeRegistrationLinkMutationOptions(options), queryClient);
    }
    /**
 * Removes a link of the agent of the session for good; its code is refused from now on and never given again. People who have
 * registered by it stay. A link that was removed before, or of another agent, is 404.
 * @summary Remove a registration link
 */
export const removeRegistrationLink = (
    linkId: string,
 signal?: AbortSignal
) => {


      return http<RemoveRegistrationLinkResponse>(
      {url: `/wps/agent/links/${linkId}/remove`, method: 'POST', signal
    },
      );
    }




export const getRemoveRegistrationLinkMutationKey = () => ['removeRegistrationLink'] as const;

export const getRemoveRegistrationLinkMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRegistrationLink>>, TError,RemoveRegistrationLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeRegistrationLink>>, TError,RemoveRegistrationLinkMutationVariables, TContext> => {

const mutationKey = getRemoveRegistrationLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeRegistrationLink>>, RemoveRegistrationLinkMutationVariables> = (props) => {
          const {linkId} = props ?? {};

          return  removeRegistrationLink(linkId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveRegistrationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof removeRegistrationLink>>>

    export type RemoveRegistrationLinkMutationError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RemoveRegistrationLinkMutationVariables = {linkId: string}

    /**
 * @summary Remove a registration link
 */
export const useRemoveRegistrationLink = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRegistrationLink>>, TError,RemoveRegistrationLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeRegistrationLink>>,
        TError,
        RemoveRegistrationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveRegistrationLinkMutationOptions(options), queryClient);
    }
    /**
 * A node of the tree and a page of those directly below it, the largest lines first. Without `parentId` the node is the agent of the
 * session. A node outside of the team is 404, so that nobody learns who else exists.
 * @summary List who stands directly below
 */
export const listTeamChildren = (
    params?: ListTeamChildrenParams,
 signal?: AbortSignal
) => {


      return http<ListTeamChildrenResponse>(
      {url: `/wps/agent/teamTree`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamChildrenQueryKey = (params?: ListTeamChildrenParams,) => {
    return [
    `/wps/agent/teamTree`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamChildrenQueryOptions = <TData = Awaited<ReturnType<typeof listTeamChildren>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTeamChildrenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamChildrenQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamChildren>>> = ({ signal }) => listTeamChildren(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamChildrenQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamChildren>>>
export type ListTeamChildrenQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTeamChildren<TData = Awaited<ReturnType<typeof listTeamChildren>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTeamChildrenParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamChildren>>,
          TError,
          Awaited<ReturnType<typeof listTeamChildren>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamChildren<TData = Awaited<ReturnType<typeof listTeamChildren>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamChildrenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamChildren>>,
          TError,
          Awaited<ReturnType<typeof listTeamChildren>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamChildren<TData = Awaited<ReturnType<typeof listTeamChildren>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamChildrenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who stands directly below
 */

export function useListTeamChildren<TData = Awaited<ReturnType<typeof listTeamChildren>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamChildrenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamChildren>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamChildrenQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of everybody in the team, the agent of the session included, with their own figures of the range.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the team
 */
export const listTeam = (
    params?: ListTeamParams,
 signal?: AbortSignal
) => {


      return http<ListTeamResponse>(
      {url: `/wps/agent/team`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamQueryKey = (params?: ListTeamParams,) => {
    return [
    `/wps/agent/team`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamQueryOptions = <TData = Awaited<ReturnType<typeof listTeam>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeam>>> = ({ signal }) => listTeam(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamQueryResult = NonNullable<Awaited<ReturnType<typeof listTeam>>>
export type ListTeamQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTeamParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeam>>,
          TError,
          Awaited<ReturnType<typeof listTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeam>>,
          TError,
          Awaited<ReturnType<typeof listTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the team
 */

export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything that the agent of the session may know about somebody of the team: place in the tree, figures of the range, contracts
 * between the two, and what can be done. Contact data, devices and addresses are never shown. Outside of the team: 404.
 * @summary Tell somebody of the team
 */
export const getTeamMember = (
    memberId: string,
    params?: GetTeamMemberParams,
 signal?: AbortSignal
) => {


      return http<GetTeamMemberResponse>(
      {url: `/wps/agent/team/${memberId}`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTeamMemberQueryKey = (memberId: string,
    params?: GetTeamMemberParams,) => {
    return [
    `/wps/agent/team/${memberId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTeamMemberQueryOptions = <TData = Awaited<ReturnType<typeof getTeamMember>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(memberId: string,
    params?: GetTeamMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamMemberQueryKey(memberId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamMember>>> = ({ signal }) => getTeamMember(memberId,params, signal);





   return  { queryKey, queryFn, enabled: memberId !== null && memberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamMember>>>
export type GetTeamMemberQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetTeamMember<TData = Awaited<ReturnType<typeof getTeamMember>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string,
    params: undefined |  GetTeamMemberParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamMember>>,
          TError,
          Awaited<ReturnType<typeof getTeamMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamMember<TData = Awaited<ReturnType<typeof getTeamMember>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string,
    params?: GetTeamMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamMember>>,
          TError,
          Awaited<ReturnType<typeof getTeamMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamMember<TData = Awaited<ReturnType<typeof getTeamMember>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string,
    params?: GetTeamMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell somebody of the team
 */

export function useGetTeamMember<TData = Awaited<ReturnType<typeof getTeamMember>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string,
    params?: GetTeamMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamMember>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamMemberQueryOptions(memberId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Puts a message into the inbox of somebody below the agent of the session, as deep as the team goes, with the category `team` and the agent's
 * account as `sender`. Title and text are plain text: what looks like HTML is shown as it was typed. The agent itself and everybody
 * outside of the team are 404, so nobody writes to an upline. The site limits the messages of an agent for each of its days: 422
 * `team_messages_used_up`. The unread count of the receiver is told at once. Written to the audit log.
 * @summary Write to somebody of the team
 */
export const sendTeamMessage = (
    memberId: string,
    teamMessagePayload: TeamMessagePayload,
 signal?: AbortSignal
) => {


      return http<SendTeamMessageResponse>(
      {url: `/wps/agent/team/${memberId}/messages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamMessagePayload, signal
    },
      );
    }




export const getSendTeamMessageMutationKey = () => ['sendTeamMessage'] as const;

export const getSendTeamMessageMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTeamMessage>>, TError,SendTeamMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendTeamMessage>>, TError,SendTeamMessageMutationVariables, TContext> => {

const mutationKey = getSendTeamMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTeamMessage>>, SendTeamMessageMutationVariables> = (props) => {
          const {memberId,data} = props ?? {};

          return  sendTeamMessage(memberId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendTeamMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendTeamMessage>>>
    export type SendTeamMessageMutationBody = TeamMessagePayload
    export type SendTeamMessageMutationError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SendTeamMessageMutationVariables = {memberId: string;data: TeamMessagePayload}

    /**
 * @summary Write to somebody of the team
 */
export const useSendTeamMessage = <TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTeamMessage>>, TError,SendTeamMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTeamMessage>>,
        TError,
        SendTeamMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendTeamMessageMutationOptions(options), queryClient);
    }
    /**
 * A page of the bets of everybody in the team. The range goes by settlement, for open bets by placing. Turnover leaves out pushed and void
 * bets. Valid turnover is what of it was at risk: twice what a bet won or lost, at most its stake, and nothing of bets that cover
 * opposing outcomes of one draw.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the bets of the team
 */
export const listTeamBets = (
    params?: ListTeamBetsParams,
 signal?: AbortSignal
) => {


      return http<ListTeamBetsResponse>(
      {url: `/wps/agent/bets`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamBetsQueryKey = (params?: ListTeamBetsParams,) => {
    return [
    `/wps/agent/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamBetsQueryOptions = <TData = Awaited<ReturnType<typeof listTeamBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTeamBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamBets>>> = ({ signal }) => listTeamBets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamBets>>>
export type ListTeamBetsQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTeamBets<TData = Awaited<ReturnType<typeof listTeamBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTeamBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamBets>>,
          TError,
          Awaited<ReturnType<typeof listTeamBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamBets<TData = Awaited<ReturnType<typeof listTeamBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamBets>>,
          TError,
          Awaited<ReturnType<typeof listTeamBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamBets<TData = Awaited<ReturnType<typeof listTeamBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bets of the team
 */

export function useListTeamBets<TData = Awaited<ReturnType<typeof listTeamBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of profit and loss in the range. With `scope` `lines`, one row for the node itself (`self`) and one for the whole line of each
 * direct downline (`line`), so that the rows add up to the team and a client can drill down by `parentId`. With `users`, one
 * row for each account below the node and the node itself, with its own figures. `result` = prizes + rebates + promotions +
 * fees - turnover.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List profit and loss by user
 */
export const listTeamProfit = (
    params?: ListTeamProfitParams,
 signal?: AbortSignal
) => {


      return http<ListTeamProfitResponse>(
      {url: `/wps/agent/profit`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamProfitQueryKey = (params?: ListTeamProfitParams,) => {
    return [
    `/wps/agent/profit`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamProfitQueryOptions = <TData = Awaited<ReturnType<typeof listTeamProfit>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTeamProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamProfitQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamProfit>>> = ({ signal }) => listTeamProfit(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamProfitQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamProfit>>>
export type ListTeamProfitQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTeamProfit<TData = Awaited<ReturnType<typeof listTeamProfit>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTeamProfitParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamProfit>>,
          TError,
          Awaited<ReturnType<typeof listTeamProfit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamProfit<TData = Awaited<ReturnType<typeof listTeamProfit>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamProfit>>,
          TError,
          Awaited<ReturnType<typeof listTeamProfit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamProfit<TData = Awaited<ReturnType<typeof listTeamProfit>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List profit and loss by user
 */

export function useListTeamProfit<TData = Awaited<ReturnType<typeof listTeamProfit>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamProfit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamProfitQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the income of the agent of the session, by the end of its window. Every entry shows gross, the part of the downlines and
 * net, and leads to its bill and to the bets behind it. `byKind` sums up all pages.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the own income
 */
export const listIncome = (
    params?: ListIncomeParams,
 signal?: AbortSignal
) => {


      return http<ListIncomeResponse>(
      {url: `/wps/agent/income`, method: 'GET',
        params, signal
    },
      );
    }




export const getListIncomeQueryKey = (params?: ListIncomeParams,) => {
    return [
    `/wps/agent/income`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIncomeQueryOptions = <TData = Awaited<ReturnType<typeof listIncome>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListIncomeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIncomeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIncome>>> = ({ signal }) => listIncome(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIncomeQueryResult = NonNullable<Awaited<ReturnType<typeof listIncome>>>
export type ListIncomeQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListIncome<TData = Awaited<ReturnType<typeof listIncome>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListIncomeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncome>>,
          TError,
          Awaited<ReturnType<typeof listIncome>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncome<TData = Awaited<ReturnType<typeof listIncome>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListIncomeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncome>>,
          TError,
          Awaited<ReturnType<typeof listIncome>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncome<TData = Awaited<ReturnType<typeof listIncome>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListIncomeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own income
 */

export function useListIncome<TData = Awaited<ReturnType<typeof listIncome>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListIncomeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncome>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIncomeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the settled bets that an income of the agent of the session was computed from, with what each added. The turnover of all
 * pages is that of the income. The income of another agent is 404.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the bets behind an income
 */
export const listIncomeBets = (
    incomeId: string,
    params?: ListIncomeBetsParams,
 signal?: AbortSignal
) => {


      return http<ListIncomeBetsResponse>(
      {url: `/wps/agent/income/${incomeId}/bets`, method: 'GET',
        params, signal
    },
      );
    }




export const getListIncomeBetsQueryKey = (incomeId: string,
    params?: ListIncomeBetsParams,) => {
    return [
    `/wps/agent/income/${incomeId}/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIncomeBetsQueryOptions = <TData = Awaited<ReturnType<typeof listIncomeBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(incomeId: string,
    params?: ListIncomeBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIncomeBetsQueryKey(incomeId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIncomeBets>>> = ({ signal }) => listIncomeBets(incomeId,params, signal);





   return  { queryKey, queryFn, enabled: incomeId !== null && incomeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIncomeBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listIncomeBets>>>
export type ListIncomeBetsQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListIncomeBets<TData = Awaited<ReturnType<typeof listIncomeBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params: undefined |  ListIncomeBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncomeBets>>,
          TError,
          Awaited<ReturnType<typeof listIncomeBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncomeBets<TData = Awaited<ReturnType<typeof listIncomeBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncomeBets>>,
          TError,
          Awaited<ReturnType<typeof listIncomeBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncomeBets<TData = Awaited<ReturnType<typeof listIncomeBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bets behind an income
 */

export function useListIncomeBets<TData = Awaited<ReturnType<typeof listIncomeBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIncomeBetsQueryOptions(incomeId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of all inputs of an income of the agent of the session. Without a search the amounts of all pages add up to the net of the
 * income, to the last decimal. The rows are: the settled bets; for a dividend the rebates, promotions, converted points and fees of the
 * team, which are part of its result; what was carried in; the gross of each direct downline with a contract of the kind, taken
 * off; what was rounded off the gross; and how far the gross of the downlines is above it. Rows of the last four kinds are there only where
 * they are not 0.00. The income of another agent is 404.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List everything that an income was computed from
 */
export const listIncomeInputs = (
    incomeId: string,
    params?: ListIncomeInputsParams,
 signal?: AbortSignal
) => {


      return http<ListIncomeInputsResponse>(
      {url: `/wps/agent/income/${incomeId}/inputs`, method: 'GET',
        params, signal
    },
      );
    }




export const getListIncomeInputsQueryKey = (incomeId: string,
    params?: ListIncomeInputsParams,) => {
    return [
    `/wps/agent/income/${incomeId}/inputs`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIncomeInputsQueryOptions = <TData = Awaited<ReturnType<typeof listIncomeInputs>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(incomeId: string,
    params?: ListIncomeInputsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIncomeInputsQueryKey(incomeId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIncomeInputs>>> = ({ signal }) => listIncomeInputs(incomeId,params, signal);





   return  { queryKey, queryFn, enabled: incomeId !== null && incomeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIncomeInputsQueryResult = NonNullable<Awaited<ReturnType<typeof listIncomeInputs>>>
export type ListIncomeInputsQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListIncomeInputs<TData = Awaited<ReturnType<typeof listIncomeInputs>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params: undefined |  ListIncomeInputsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncomeInputs>>,
          TError,
          Awaited<ReturnType<typeof listIncomeInputs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncomeInputs<TData = Awaited<ReturnType<typeof listIncomeInputs>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeInputsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIncomeInputs>>,
          TError,
          Awaited<ReturnType<typeof listIncomeInputs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIncomeInputs<TData = Awaited<ReturnType<typeof listIncomeInputs>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeInputsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List everything that an income was computed from
 */

export function useListIncomeInputs<TData = Awaited<ReturnType<typeof listIncomeInputs>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 incomeId: string,
    params?: ListIncomeInputsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIncomeInputs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIncomeInputsQueryOptions(incomeId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the ledger entries of the main wallets of everybody in the team, by the time at which they were entered. Bank accounts and
 * other parties outside of the team are never shown.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the transactions of the team
 */
export const listTeamTransactions = (
    params?: ListTeamTransactionsParams,
 signal?: AbortSignal
) => {


      return http<ListTeamTransactionsResponse>(
      {url: `/wps/agent/transactions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamTransactionsQueryKey = (params?: ListTeamTransactionsParams,) => {
    return [
    `/wps/agent/transactions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTeamTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTeamTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamTransactions>>> = ({ signal }) => listTeamTransactions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamTransactions>>>
export type ListTeamTransactionsQueryError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTeamTransactions<TData = Awaited<ReturnType<typeof listTeamTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTeamTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTeamTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamTransactions<TData = Awaited<ReturnType<typeof listTeamTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTeamTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamTransactions<TData = Awaited<ReturnType<typeof listTeamTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of the team
 */

export function useListTeamTransactions<TData = Awaited<ReturnType<typeof listTeamTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | AgentsOnlyResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTeamTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






