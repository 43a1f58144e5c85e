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
  ApplyForPromotionResponse,
  CancelBonusResponse,
  ClaimMissionResponse,
  ClaimPromotionResponse,
  ClaimRafflePrizeResponse,
  ClaimRewardsResponse,
  ConflictResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetBonusResponse,
  GetMemberPromotionParams,
  GetMemberPromotionResponse,
  GetMissionsSummaryResponse,
  GetPromotionParams,
  GetPromotionResponse,
  GetRaffleParams,
  GetRaffleResponse,
  GetReferralResponse,
  JoinPromotionResponse,
  ListBonusWageringParams,
  ListBonusWageringResponse,
  ListBonusesParams,
  ListBonusesResponse,
  ListInviteesParams,
  ListInviteesResponse,
  ListMemberPromotionsParams,
  ListMemberPromotionsResponse,
  ListMissionsLeaderboardParams,
  ListMissionsLeaderboardResponse,
  ListPromotionsParams,
  ListPromotionsResponse,
  ListRaffleTicketsParams,
  ListRaffleTicketsResponse,
  ListReferralRewardsParams,
  ListReferralRewardsResponse,
  ListRewardsParams,
  ListRewardsResponse,
  ListTournamentBoardParams,
  ListTournamentBoardResponse,
  ListTournamentsResponse,
  MissionIdPayload,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PromotionApplicationPayload,
  PromotionIdPayload,
  RaffleClaimPayload,
  RewardIdsPayload,
  StateOrKeyConflictResponse,
  SystemErrorResponse,
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
 * The promotions that anybody may see, in the language of the request: those that are open, those to come, and those
 * that ended in the last 7 days. The state is a guest's. Promotions for chosen members only are missing. With
 * `new_player` the list is what the registration page shows. A page beyond the last is empty.
 * @summary List the promotions
 */
export const listPromotions = (
    params?: ListPromotionsParams,
 signal?: AbortSignal
) => {


      return http<ListPromotionsResponse>(
      {url: `/wps/relay/MCSFE_promotions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPromotionsQueryKey = (params?: ListPromotionsParams,) => {
    return [
    `/wps/relay/MCSFE_promotions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotions>>> = ({ signal }) => listPromotions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotions>>>
export type ListPromotionsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPromotionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the promotions
 */

export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole of a promotion that anybody may see, in the language of the request, with the cost of its reward: the
 * wagering, the days, the largest stake and what each category counts. One for chosen members only, or that ended
 * longer than 7 days ago, is 404.
 * @summary Tell one promotion
 */
export const getPromotion = (
    params: GetPromotionParams,
 signal?: AbortSignal
) => {


      return http<GetPromotionResponse>(
      {url: `/wps/relay/MCSFE_promotionDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPromotionQueryKey = (params?: GetPromotionParams,) => {
    return [
    `/wps/relay/MCSFE_promotionDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPromotionQueryOptions = <TData = Awaited<ReturnType<typeof getPromotion>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromotionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromotion>>> = ({ signal }) => getPromotion(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof getPromotion>>>
export type GetPromotionQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPromotionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one promotion
 */

export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromotionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The same list for the member of the session: promotions for chosen members are in it, and every state is the
 * member's own. A reward that waits to be claimed stays on the list until it expires, even if the period has ended.
 * Trial accounts are answered 403 `in_need_true_account`.
 * @summary List the promotions as they stand for the member
 */
export const listMemberPromotions = (
    params?: ListMemberPromotionsParams,
 signal?: AbortSignal
) => {


      return http<ListMemberPromotionsResponse>(
      {url: `/wps/relay/MCSFE_memberPromotions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMemberPromotionsQueryKey = (params?: ListMemberPromotionsParams,) => {
    return [
    `/wps/relay/MCSFE_memberPromotions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMemberPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listMemberPromotions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListMemberPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMemberPromotionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMemberPromotions>>> = ({ signal }) => listMemberPromotions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMemberPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMemberPromotions>>>
export type ListMemberPromotionsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListMemberPromotions<TData = Awaited<ReturnType<typeof listMemberPromotions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListMemberPromotionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMemberPromotions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberPromotions<TData = Awaited<ReturnType<typeof listMemberPromotions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMemberPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberPromotions>>,
          TError,
          Awaited<ReturnType<typeof listMemberPromotions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberPromotions<TData = Awaited<ReturnType<typeof listMemberPromotions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMemberPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the promotions as they stand for the member
 */

export function useListMemberPromotions<TData = Awaited<ReturnType<typeof listMemberPromotions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMemberPromotionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberPromotions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMemberPromotionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole of a promotion with how the member of the session stands: why joining is not possible, the progress of
 * its condition, the latest application and its decision, what waits to be claimed. One that is not for this member
 * is 404.
 * @summary Tell one promotion as it stands for the member
 */
export const getMemberPromotion = (
    params: GetMemberPromotionParams,
 signal?: AbortSignal
) => {


      return http<GetMemberPromotionResponse>(
      {url: `/wps/relay/MCSFE_memberPromotionDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetMemberPromotionQueryKey = (params?: GetMemberPromotionParams,) => {
    return [
    `/wps/relay/MCSFE_memberPromotionDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMemberPromotionQueryOptions = <TData = Awaited<ReturnType<typeof getMemberPromotion>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetMemberPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberPromotionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberPromotion>>> = ({ signal }) => getMemberPromotion(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberPromotion>>>
export type GetMemberPromotionQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberPromotion<TData = Awaited<ReturnType<typeof getMemberPromotion>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMemberPromotionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberPromotion>>,
          TError,
          Awaited<ReturnType<typeof getMemberPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberPromotion<TData = Awaited<ReturnType<typeof getMemberPromotion>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMemberPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberPromotion>>,
          TError,
          Awaited<ReturnType<typeof getMemberPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberPromotion<TData = Awaited<ReturnType<typeof getMemberPromotion>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMemberPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one promotion as it stands for the member
 */

export function useGetMemberPromotion<TData = Awaited<ReturnType<typeof getMemberPromotion>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMemberPromotionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberPromotionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Joins a promotion of mode `join` for the member of the session: `join -> signed`. Where the condition is met
 * already (the deposit of the day was made before), it goes on to `issued` in the same transaction and the bonus is
 * granted: it stands in the bonus balance, never in the main wallet, with its wagering from then on. The bonus is
 * rounded down to the currency's decimals. A member joins once a round, however many requests come at once: the
 * others are 409 `promotion_already_joined`. One of another mode, not begun or ended by the database's time is 422
 * `promotion_unavailable`; a member who may not join is 422 `promotion_not_eligible`, one who has made the
 * first deposit that it is for 422 `promotion_first_deposit_only`. A budget that does not reach for the smallest bonus
 * is 422 `promotion_used_up`. Nobody joins in vain: where the first deposit of the day was made before and earns
 * nothing, its reason refuses, `promotion_deposit_too_small` or `promotion_used_up`, and the member has not joined.
 * Rules of the brand may refuse too: 422 `promotion_account_too_new`, `promotion_waiting` after the last bonus of a
 * promotion, and `promotion_one_per_person` where another account of the same person takes part. The audit log gets
 * an entry.
 * @summary Join a promotion
 */
export const joinPromotion = (
    promotionIdPayload: PromotionIdPayload,
 signal?: AbortSignal
) => {


      return http<JoinPromotionResponse>(
      {url: `/wps/relay/MCSFE_promotionJoin`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: promotionIdPayload, signal
    },
      );
    }




export const getJoinPromotionMutationKey = () => ['joinPromotion'] as const;

export const getJoinPromotionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinPromotion>>, TError,JoinPromotionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinPromotion>>, TError,JoinPromotionMutationVariables, TContext> => {

const mutationKey = getJoinPromotionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinPromotion>>, JoinPromotionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinPromotion(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinPromotionMutationResult = NonNullable<Awaited<ReturnType<typeof joinPromotion>>>
    export type JoinPromotionMutationBody = PromotionIdPayload
    export type JoinPromotionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type JoinPromotionMutationVariables = {data: PromotionIdPayload}

    /**
 * @summary Join a promotion
 */
export const useJoinPromotion = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinPromotion>>, TError,JoinPromotionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinPromotion>>,
        TError,
        JoinPromotionMutationVariables,
        TContext
      > => {
      return useMutation(getJoinPromotionMutationOptions(options), queryClient);
    }
    /**
 * Files an application for a promotion of mode `apply`: `join -> applying`. An operator takes it up (`processing`)
 * and decides it (`issued` or `rejected`), which the member reads in the detail of the promotion and is told by a
 * message. The remark is plain text of at most 140 characters. Each picture is at most 5 MB, else 413
 * `image_too_large`; size and number are held while the body is read. What a picture is follows from its content,
 * never from its name or type: what is no PNG or JPEG, or cannot be decoded, is 422 `image_invalid`. Pictures are
 * encoded anew without metadata before they are kept, and only operators see them. One application a member and
 * round: a second one while the first is open or issued is 409 `promotion_already_joined`; after a rejection the
 * member may apply again. The rules of the brand refuse as they do a
 * join. Pictures are the same body by their bytes alone. No money moves before the decision.
 * @summary Apply for a promotion
 */
export const applyForPromotion = (
    promotionApplicationPayload: PromotionApplicationPayload,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`promotionId`, promotionApplicationPayload.promotionId);
if(promotionApplicationPayload.remark !== undefined) {
 formData.append(`remark`, promotionApplicationPayload.remark);
 }
promotionApplicationPayload.images.forEach(value => formData.append(`images`, value));

      return http<ApplyForPromotionResponse>(
      {url: `/wps/relay/MCSFE_activityApply`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      );
    }




export const getApplyForPromotionMutationKey = () => ['applyForPromotion'] as const;

export const getApplyForPromotionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForPromotion>>, TError,ApplyForPromotionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof applyForPromotion>>, TError,ApplyForPromotionMutationVariables, TContext> => {

const mutationKey = getApplyForPromotionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyForPromotion>>, ApplyForPromotionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyForPromotion(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyForPromotionMutationResult = NonNullable<Awaited<ReturnType<typeof applyForPromotion>>>
    export type ApplyForPromotionMutationBody = PromotionApplicationPayload
    export type ApplyForPromotionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ApplyForPromotionMutationVariables = {data: PromotionApplicationPayload}

    /**
 * @summary Apply for a promotion
 */
export const useApplyForPromotion = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForPromotion>>, TError,ApplyForPromotionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyForPromotion>>,
        TError,
        ApplyForPromotionMutationVariables,
        TContext
      > => {
      return useMutation(getApplyForPromotionMutationOptions(options), queryClient);
    }
    /**
 * Gives the member of the session the reward that waits: `claim -> claimed`, in one transaction with the credit.
 * Cash goes to the main wallet, bonus money to the bonus balance with its wagering from then on, points to the
 * points. It is the same reward that the reward centre lists, and is given once, whichever of the two claims it and
 * however many requests come at once. A reward that does not wait, was claimed or has expired by the database's time
 * is 422 `reward_unavailable`; what is given for a registration and was claimed by another account of the same person
 * is 422 `promotion_one_per_person`. The audit log gets an entry.
 * @summary Claim the reward of a promotion
 */
export const claimPromotion = (
    promotionIdPayload: PromotionIdPayload,
 signal?: AbortSignal
) => {


      return http<ClaimPromotionResponse>(
      {url: `/wps/relay/MCSFE_promotionClaim`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: promotionIdPayload, signal
    },
      );
    }




export const getClaimPromotionMutationKey = () => ['claimPromotion'] as const;

export const getClaimPromotionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimPromotion>>, TError,ClaimPromotionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimPromotion>>, TError,ClaimPromotionMutationVariables, TContext> => {

const mutationKey = getClaimPromotionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimPromotion>>, ClaimPromotionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimPromotion(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimPromotionMutationResult = NonNullable<Awaited<ReturnType<typeof claimPromotion>>>
    export type ClaimPromotionMutationBody = PromotionIdPayload
    export type ClaimPromotionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ClaimPromotionMutationVariables = {data: PromotionIdPayload}

    /**
 * @summary Claim the reward of a promotion
 */
export const useClaimPromotion = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimPromotion>>, TError,ClaimPromotionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimPromotion>>,
        TError,
        ClaimPromotionMutationVariables,
        TContext
      > => {
      return useMutation(getClaimPromotionMutationOptions(options), queryClient);
    }
    /**
 * The prizes of a promotion of mode `raffle` with the chance of each, and the count of the tickets of the member of
 * the session. The chances hold for a ticket that is earned now, and each ticket keeps its own: the chance of a prize
 * that is used up goes to the blank. A promotion of another mode is 404.
 * @summary Tell prizes and tickets of a raffle
 */
export const getRaffle = (
    params: GetRaffleParams,
 signal?: AbortSignal
) => {


      return http<GetRaffleResponse>(
      {url: `/wps/relay/MCSFE_raffle`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetRaffleQueryKey = (params?: GetRaffleParams,) => {
    return [
    `/wps/relay/MCSFE_raffle`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRaffleQueryOptions = <TData = Awaited<ReturnType<typeof getRaffle>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetRaffleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRaffleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRaffle>>> = ({ signal }) => getRaffle(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRaffleQueryResult = NonNullable<Awaited<ReturnType<typeof getRaffle>>>
export type GetRaffleQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRaffle<TData = Awaited<ReturnType<typeof getRaffle>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetRaffleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRaffle>>,
          TError,
          Awaited<ReturnType<typeof getRaffle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRaffle<TData = Awaited<ReturnType<typeof getRaffle>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetRaffleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRaffle>>,
          TError,
          Awaited<ReturnType<typeof getRaffle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRaffle<TData = Awaited<ReturnType<typeof getRaffle>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetRaffleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell prizes and tickets of a raffle
 */

export function useGetRaffle<TData = Awaited<ReturnType<typeof getRaffle>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetRaffleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRaffle>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRaffleQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The tickets of the member of the session in one raffle, the newest first, drawn and expired ones with them. Each
 * tells the hash of its seed and the chances that it draws by with their hash, and the seed itself once it is drawn. A
 * promotion of another mode is 404.
 * @summary List the tickets of a raffle
 */
export const listRaffleTickets = (
    params: ListRaffleTicketsParams,
 signal?: AbortSignal
) => {


      return http<ListRaffleTicketsResponse>(
      {url: `/wps/relay/MCSFE_raffleTickets`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRaffleTicketsQueryKey = (params?: ListRaffleTicketsParams,) => {
    return [
    `/wps/relay/MCSFE_raffleTickets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRaffleTicketsQueryOptions = <TData = Awaited<ReturnType<typeof listRaffleTickets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListRaffleTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRaffleTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRaffleTickets>>> = ({ signal }) => listRaffleTickets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRaffleTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listRaffleTickets>>>
export type ListRaffleTicketsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRaffleTickets<TData = Awaited<ReturnType<typeof listRaffleTickets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListRaffleTicketsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffleTickets>>,
          TError,
          Awaited<ReturnType<typeof listRaffleTickets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRaffleTickets<TData = Awaited<ReturnType<typeof listRaffleTickets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListRaffleTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffleTickets>>,
          TError,
          Awaited<ReturnType<typeof listRaffleTickets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRaffleTickets<TData = Awaited<ReturnType<typeof listRaffleTickets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListRaffleTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tickets of a raffle
 */

export function useListRaffleTickets<TData = Awaited<ReturnType<typeof listRaffleTickets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListRaffleTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffleTickets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRaffleTicketsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Draws a prize for an open ticket of the member of the session, exactly once a ticket however many requests come at
 * once, and gives it in the same transaction. The draw follows from the seed of the ticket, which a CSPRNG made when it
 * was earned and whose hash the ticket has told since as `commitment`, and from the chances that the ticket has told
 * since then; the answer opens both as `evidence`. A prize with a limited number is never given more often than there
 * are: a ticket whose number leads to one that is used up draws the blank, and says so as `usedUp`. A ticket
 * that was drawn or has expired by the database's time is 422 `reward_unavailable`; a ticket of another member is
 * 404. The audit log gets an entry.
 * @summary Draw the prize of a ticket
 */
export const claimRafflePrize = (
    raffleClaimPayload: RaffleClaimPayload,
 signal?: AbortSignal
) => {


      return http<ClaimRafflePrizeResponse>(
      {url: `/wps/relay/MCSFE_raffleClaim`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: raffleClaimPayload, signal
    },
      );
    }




export const getClaimRafflePrizeMutationKey = () => ['claimRafflePrize'] as const;

export const getClaimRafflePrizeMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRafflePrize>>, TError,ClaimRafflePrizeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimRafflePrize>>, TError,ClaimRafflePrizeMutationVariables, TContext> => {

const mutationKey = getClaimRafflePrizeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimRafflePrize>>, ClaimRafflePrizeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimRafflePrize(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimRafflePrizeMutationResult = NonNullable<Awaited<ReturnType<typeof claimRafflePrize>>>
    export type ClaimRafflePrizeMutationBody = RaffleClaimPayload
    export type ClaimRafflePrizeMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ClaimRafflePrizeMutationVariables = {data: RaffleClaimPayload}

    /**
 * @summary Draw the prize of a ticket
 */
export const useClaimRafflePrize = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRafflePrize>>, TError,ClaimRafflePrizeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimRafflePrize>>,
        TError,
        ClaimRafflePrizeMutationVariables,
        TContext
      > => {
      return useMutation(getClaimRafflePrizeMutationOptions(options), queryClient);
    }
    /**
 * The bonuses that the member of the session was granted in the range, active ones first, then the newest, with the
 * totals over all pages. Those of the last 92 days at least are kept.
 * @summary List the bonuses of the member
 */
export const listBonuses = (
    params?: ListBonusesParams,
 signal?: AbortSignal
) => {


      return http<ListBonusesResponse>(
      {url: `/wps/member/bonuses`, method: 'GET',
        params, signal
    },
      );
    }




export const getListBonusesQueryKey = (params?: ListBonusesParams,) => {
    return [
    `/wps/member/bonuses`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBonusesQueryOptions = <TData = Awaited<ReturnType<typeof listBonuses>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonuses>>> = ({ signal }) => listBonuses(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusesQueryResult = NonNullable<Awaited<ReturnType<typeof listBonuses>>>
export type ListBonusesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListBonusesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bonuses of the member
 */

export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A bonus of the member of the session with its rules and what is left to stake. A bonus of another member is 404.
 * @summary Tell one bonus
 */
export const getBonus = (
    bonusId: string,
 signal?: AbortSignal
) => {


      return http<GetBonusResponse>(
      {url: `/wps/member/bonuses/${bonusId}`, method: 'GET', signal
    },
      );
    }




export const getGetBonusQueryKey = (bonusId: string,) => {
    return [
    `/wps/member/bonuses/${bonusId}`
    ] as const;
    }


export const getGetBonusQueryOptions = <TData = Awaited<ReturnType<typeof getBonus>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(bonusId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBonusQueryKey(bonusId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBonus>>> = ({ signal }) => getBonus(bonusId, signal);





   return  { queryKey, queryFn, enabled: bonusId !== null && bonusId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBonusQueryResult = NonNullable<Awaited<ReturnType<typeof getBonus>>>
export type GetBonusQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetBonus<TData = Awaited<ReturnType<typeof getBonus>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBonus>>,
          TError,
          Awaited<ReturnType<typeof getBonus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBonus<TData = Awaited<ReturnType<typeof getBonus>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBonus>>,
          TError,
          Awaited<ReturnType<typeof getBonus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBonus<TData = Awaited<ReturnType<typeof getBonus>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one bonus
 */

export function useGetBonus<TData = Awaited<ReturnType<typeof getBonus>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBonus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBonusQueryOptions(bonusId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The wagering ledger of a bonus of the member of the session: one entry for each bet that was settled while it was
 * active, the newest first, with how much of it counted and why not more. A correction of a settled bet is a new
 * entry with the difference, so that the entries always sum to `counted` of the bonus. A bonus of another member is
 * 404.
 * @summary List which bets counted toward a bonus
 */
export const listBonusWagering = (
    bonusId: string,
    params?: ListBonusWageringParams,
 signal?: AbortSignal
) => {


      return http<ListBonusWageringResponse>(
      {url: `/wps/member/bonuses/${bonusId}/wagering`, method: 'GET',
        params, signal
    },
      );
    }




export const getListBonusWageringQueryKey = (bonusId: string,
    params?: ListBonusWageringParams,) => {
    return [
    `/wps/member/bonuses/${bonusId}/wagering`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBonusWageringQueryOptions = <TData = Awaited<ReturnType<typeof listBonusWagering>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(bonusId: string,
    params?: ListBonusWageringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusWageringQueryKey(bonusId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonusWagering>>> = ({ signal }) => listBonusWagering(bonusId,params, signal);





   return  { queryKey, queryFn, enabled: bonusId !== null && bonusId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusWageringQueryResult = NonNullable<Awaited<ReturnType<typeof listBonusWagering>>>
export type ListBonusWageringQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBonusWagering<TData = Awaited<ReturnType<typeof listBonusWagering>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string,
    params: undefined |  ListBonusWageringParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusWagering>>,
          TError,
          Awaited<ReturnType<typeof listBonusWagering>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusWagering<TData = Awaited<ReturnType<typeof listBonusWagering>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string,
    params?: ListBonusWageringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusWagering>>,
          TError,
          Awaited<ReturnType<typeof listBonusWagering>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusWagering<TData = Awaited<ReturnType<typeof listBonusWagering>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string,
    params?: ListBonusWageringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List which bets counted toward a bonus
 */

export function useListBonusWagering<TData = Awaited<ReturnType<typeof listBonusWagering>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bonusId: string,
    params?: ListBonusWageringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusWagering>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusWageringQueryOptions(bonusId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Cancels an active bonus of the member of the session: what is left of its bonus money is forfeited in one ledger
 * transaction, the main wallet is not touched, and its wagering no longer stands in the way of anything. It cannot
 * be undone; the portal asks first. A bonus that is no longer active is 409 `conflict`, one of another member 404.
 * The audit log gets an entry.
 * @summary Give up a bonus
 */
export const cancelBonus = (
    bonusId: string,
 signal?: AbortSignal
) => {


      return http<CancelBonusResponse>(
      {url: `/wps/member/bonuses/${bonusId}/cancel`, method: 'POST', signal
    },
      );
    }




export const getCancelBonusMutationKey = () => ['cancelBonus'] as const;

export const getCancelBonusMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StateOrKeyConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBonus>>, TError,CancelBonusMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelBonus>>, TError,CancelBonusMutationVariables, TContext> => {

const mutationKey = getCancelBonusMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBonus>>, CancelBonusMutationVariables> = (props) => {
          const {bonusId} = props ?? {};

          return  cancelBonus(bonusId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBonusMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBonus>>>

    export type CancelBonusMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StateOrKeyConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CancelBonusMutationVariables = {bonusId: string}

    /**
 * @summary Give up a bonus
 */
export const useCancelBonus = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StateOrKeyConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBonus>>, TError,CancelBonusMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBonus>>,
        TError,
        CancelBonusMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBonusMutationOptions(options), queryClient);
    }
    /**
 * What the member of the session can claim, whatever it came from, the one that expires first at the head; with
 * `claimed` or `expired` the history in the range. A reward that was missed shows as `expired` from its moment on.
 * The totals run over all pages.
 * @summary List the rewards of the member
 */
export const listRewards = (
    params?: ListRewardsParams,
 signal?: AbortSignal
) => {


      return http<ListRewardsResponse>(
      {url: `/wps/member/rewards`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRewardsQueryKey = (params?: ListRewardsParams,) => {
    return [
    `/wps/member/rewards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRewards>>> = ({ signal }) => listRewards(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listRewards>>>
export type ListRewardsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRewards<TData = Awaited<ReturnType<typeof listRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRewards>>,
          TError,
          Awaited<ReturnType<typeof listRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRewards<TData = Awaited<ReturnType<typeof listRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRewards>>,
          TError,
          Awaited<ReturnType<typeof listRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRewards<TData = Awaited<ReturnType<typeof listRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rewards of the member
 */

export function useListRewards<TData = Awaited<ReturnType<typeof listRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRewardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Gives the member of the session the rewards in one transaction. Cash goes to the main wallet, bonus money to the bonus
 * balance with its wagering from then on, points to the points. Each is given once, however many requests come at once.
 * One that can no longer be claimed by the database's time, and one for a registration that another account of the same
 * person has claimed, is left out and named in `refused`. If none is left, the answer is 422 with what refused the first:
 * `reward_unavailable` or `promotion_one_per_person`. One of another member is 404, and none is given. The audit log
 * gets an entry for each.
 * @summary Claim rewards
 */
export const claimRewards = (
    rewardIdsPayload: RewardIdsPayload,
 signal?: AbortSignal
) => {


      return http<ClaimRewardsResponse>(
      {url: `/wps/member/rewards/claim`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rewardIdsPayload, signal
    },
      );
    }




export const getClaimRewardsMutationKey = () => ['claimRewards'] as const;

export const getClaimRewardsMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRewards>>, TError,ClaimRewardsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimRewards>>, TError,ClaimRewardsMutationVariables, TContext> => {

const mutationKey = getClaimRewardsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimRewards>>, ClaimRewardsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimRewards(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimRewardsMutationResult = NonNullable<Awaited<ReturnType<typeof claimRewards>>>
    export type ClaimRewardsMutationBody = RewardIdsPayload
    export type ClaimRewardsMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ClaimRewardsMutationVariables = {data: RewardIdsPayload}

    /**
 * @summary Claim rewards
 */
export const useClaimRewards = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRewards>>, TError,ClaimRewardsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimRewards>>,
        TError,
        ClaimRewardsMutationVariables,
        TContext
      > => {
      return useMutation(getClaimRewardsMutationOptions(options), queryClient);
    }
    /**
 * The code of the member of the session, the link that registers with it, the rule and its sums. The portal draws
 * the QR code. A share of what friends stake goes to the main wallet by itself, once a day and friend; a registration
 * and a first deposit bring bonus money, once for each friend. Where the switch `info.promos.REFERRAL` is off, this
 * and its lists are 404.
 * @summary Tell the referral link and what it brought
 */
export const getReferral = (

 signal?: AbortSignal
) => {


      return http<GetReferralResponse>(
      {url: `/wps/member/referral`, method: 'GET', signal
    },
      );
    }




export const getGetReferralQueryKey = () => {
    return [
    `/wps/member/referral`
    ] as const;
    }


export const getGetReferralQueryOptions = <TData = Awaited<ReturnType<typeof getReferral>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferral>>> = ({ signal }) => getReferral(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralQueryResult = NonNullable<Awaited<ReturnType<typeof getReferral>>>
export type GetReferralQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferral>>,
          TError,
          Awaited<ReturnType<typeof getReferral>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferral>>,
          TError,
          Awaited<ReturnType<typeof getReferral>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the referral link and what it brought
 */

export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Who registered in the range with the code of the member of the session, the newest first. Names are masked by the
 * server: the member learns neither the account name nor anything that tells who it is. The totals run over all
 * pages.
 * @summary List the invited friends
 */
export const listInvitees = (
    params?: ListInviteesParams,
 signal?: AbortSignal
) => {


      return http<ListInviteesResponse>(
      {url: `/wps/member/referral/invitees`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInviteesQueryKey = (params?: ListInviteesParams,) => {
    return [
    `/wps/member/referral/invitees`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInviteesQueryOptions = <TData = Awaited<ReturnType<typeof listInvitees>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitees>>> = ({ signal }) => listInvitees(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitees>>>
export type ListInviteesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListInviteesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the invited friends
 */

export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The rewards of the member of the session by day, friend and kind, the newest first. Days follow the brand's time zone.
 * The totals run over all pages.
 * @summary List the rewards for invited friends
 */
export const listReferralRewards = (
    params?: ListReferralRewardsParams,
 signal?: AbortSignal
) => {


      return http<ListReferralRewardsResponse>(
      {url: `/wps/member/referral/rewards`, method: 'GET',
        params, signal
    },
      );
    }




export const getListReferralRewardsQueryKey = (params?: ListReferralRewardsParams,) => {
    return [
    `/wps/member/referral/rewards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReferralRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listReferralRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListReferralRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralRewards>>> = ({ signal }) => listReferralRewards(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralRewards>>>
export type ListReferralRewardsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListReferralRewards<TData = Awaited<ReturnType<typeof listReferralRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListReferralRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralRewards>>,
          TError,
          Awaited<ReturnType<typeof listReferralRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralRewards<TData = Awaited<ReturnType<typeof listReferralRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListReferralRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralRewards>>,
          TError,
          Awaited<ReturnType<typeof listReferralRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralRewards<TData = Awaited<ReturnType<typeof listReferralRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListReferralRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rewards for invited friends
 */

export function useListReferralRewards<TData = Awaited<ReturnType<typeof listReferralRewards>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListReferralRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralRewardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The missions that run for the member of the session, with progress and reward, and those that ended in the last 7
 * days. `claimableCount` is the badge of the menu. Progress follows what has settled; it never falls by a bet, only
 * by its correction.
 * @summary Tell the missions of the member
 */
export const getMissionsSummary = (

 signal?: AbortSignal
) => {


      return http<GetMissionsSummaryResponse>(
      {url: `/wps/relay/MCSFE_missionsSummary`, method: 'GET', signal
    },
      );
    }




export const getGetMissionsSummaryQueryKey = () => {
    return [
    `/wps/relay/MCSFE_missionsSummary`
    ] as const;
    }


export const getGetMissionsSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getMissionsSummary>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMissionsSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMissionsSummary>>> = ({ signal }) => getMissionsSummary(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMissionsSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getMissionsSummary>>>
export type GetMissionsSummaryQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMissionsSummary<TData = Awaited<ReturnType<typeof getMissionsSummary>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMissionsSummary>>,
          TError,
          Awaited<ReturnType<typeof getMissionsSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMissionsSummary<TData = Awaited<ReturnType<typeof getMissionsSummary>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMissionsSummary>>,
          TError,
          Awaited<ReturnType<typeof getMissionsSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMissionsSummary<TData = Awaited<ReturnType<typeof getMissionsSummary>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the missions of the member
 */

export function useGetMissionsSummary<TData = Awaited<ReturnType<typeof getMissionsSummary>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMissionsSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMissionsSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Gives the member of the session the reward of a completed mission: `claimable -> claimed`, in one transaction with
 * the credit, once however many requests come at once. A mission that is not completed, was claimed or has ended by
 * the database's time is 422 `reward_unavailable`. The audit log gets an entry.
 * @summary Claim the reward of a mission
 */
export const claimMission = (
    missionIdPayload: MissionIdPayload,
 signal?: AbortSignal
) => {


      return http<ClaimMissionResponse>(
      {url: `/wps/relay/MCSFE_missionsClaim`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: missionIdPayload, signal
    },
      );
    }




export const getClaimMissionMutationKey = () => ['claimMission'] as const;

export const getClaimMissionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimMission>>, TError,ClaimMissionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimMission>>, TError,ClaimMissionMutationVariables, TContext> => {

const mutationKey = getClaimMissionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimMission>>, ClaimMissionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimMission(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimMissionMutationResult = NonNullable<Awaited<ReturnType<typeof claimMission>>>
    export type ClaimMissionMutationBody = MissionIdPayload
    export type ClaimMissionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ClaimMissionMutationVariables = {data: MissionIdPayload}

    /**
 * @summary Claim the reward of a mission
 */
export const useClaimMission = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimMission>>, TError,ClaimMissionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimMission>>,
        TError,
        ClaimMissionMutationVariables,
        TContext
      > => {
      return useMutation(getClaimMissionMutationOptions(options), queryClient);
    }
    /**
 * The places of the running period (day, week or month in the brand's time zone) by missions completed; who reached
 * a score first stands first. Names are nicknames masked by the server. Trial accounts and members under
 * self-exclusion are not on it.
 * @summary List who completed most missions
 */
export const listMissionsLeaderboard = (
    params?: ListMissionsLeaderboardParams,
 signal?: AbortSignal
) => {


      return http<ListMissionsLeaderboardResponse>(
      {url: `/wps/relay/MCSFE_missionsLeaderboard`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMissionsLeaderboardQueryKey = (params?: ListMissionsLeaderboardParams,) => {
    return [
    `/wps/relay/MCSFE_missionsLeaderboard`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMissionsLeaderboardQueryOptions = <TData = Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListMissionsLeaderboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMissionsLeaderboardQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissionsLeaderboard>>> = ({ signal }) => listMissionsLeaderboard(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMissionsLeaderboardQueryResult = NonNullable<Awaited<ReturnType<typeof listMissionsLeaderboard>>>
export type ListMissionsLeaderboardQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListMissionsLeaderboard<TData = Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListMissionsLeaderboardParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissionsLeaderboard>>,
          TError,
          Awaited<ReturnType<typeof listMissionsLeaderboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionsLeaderboard<TData = Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMissionsLeaderboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissionsLeaderboard>>,
          TError,
          Awaited<ReturnType<typeof listMissionsLeaderboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionsLeaderboard<TData = Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMissionsLeaderboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who completed most missions
 */

export function useListMissionsLeaderboard<TData = Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMissionsLeaderboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionsLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMissionsLeaderboardQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The tournaments that run, come and were: what counts, until when, and the prize of each place.
 * @summary List the tournaments
 */
export const listTournaments = (

 signal?: AbortSignal
) => {


      return http<ListTournamentsResponse>(
      {url: `/wps/relay/MCSFE_tournaments`, method: 'GET', signal
    },
      );
    }




export const getListTournamentsQueryKey = () => {
    return [
    `/wps/relay/MCSFE_tournaments`
    ] as const;
    }


export const getListTournamentsQueryOptions = <TData = Awaited<ReturnType<typeof listTournaments>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTournamentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTournaments>>> = ({ signal }) => listTournaments(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTournamentsQueryResult = NonNullable<Awaited<ReturnType<typeof listTournaments>>>
export type ListTournamentsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTournaments<TData = Awaited<ReturnType<typeof listTournaments>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTournaments>>,
          TError,
          Awaited<ReturnType<typeof listTournaments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTournaments<TData = Awaited<ReturnType<typeof listTournaments>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTournaments>>,
          TError,
          Awaited<ReturnType<typeof listTournaments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTournaments<TData = Awaited<ReturnType<typeof listTournaments>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tournaments
 */

export function useListTournaments<TData = Awaited<ReturnType<typeof listTournaments>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournaments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTournamentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The places by the bets that settled in the time of the tournament, with the prize of each as things stand; equal scores share a
 * place and the prizes of all the places that they take. Once the prizes are paid, by a job after the end, nothing changes any
 * more. Names are nicknames masked by the server. Trial accounts and members under self-exclusion are not on it. An unknown
 * tournament is 404.
 * @summary List the places of a tournament
 */
export const listTournamentBoard = (
    params: ListTournamentBoardParams,
 signal?: AbortSignal
) => {


      return http<ListTournamentBoardResponse>(
      {url: `/wps/relay/MCSFE_tournamentBoard`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTournamentBoardQueryKey = (params?: ListTournamentBoardParams,) => {
    return [
    `/wps/relay/MCSFE_tournamentBoard`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTournamentBoardQueryOptions = <TData = Awaited<ReturnType<typeof listTournamentBoard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListTournamentBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTournamentBoardQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTournamentBoard>>> = ({ signal }) => listTournamentBoard(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTournamentBoardQueryResult = NonNullable<Awaited<ReturnType<typeof listTournamentBoard>>>
export type ListTournamentBoardQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTournamentBoard<TData = Awaited<ReturnType<typeof listTournamentBoard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListTournamentBoardParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTournamentBoard>>,
          TError,
          Awaited<ReturnType<typeof listTournamentBoard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTournamentBoard<TData = Awaited<ReturnType<typeof listTournamentBoard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListTournamentBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTournamentBoard>>,
          TError,
          Awaited<ReturnType<typeof listTournamentBoard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTournamentBoard<TData = Awaited<ReturnType<typeof listTournamentBoard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListTournamentBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the places of a tournament
 */

export function useListTournamentBoard<TData = Awaited<ReturnType<typeof listTournamentBoard>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListTournamentBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTournamentBoard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTournamentBoardQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






