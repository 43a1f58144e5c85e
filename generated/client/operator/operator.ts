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
  ConflictResponse,
  CorrectDrawResultPayload,
  CorrectDrawResultResponse,
  DrawId,
  EnterDrawResultPayload,
  EnterDrawResultResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetOperatorDrawResponse,
  ListDueDrawsParams,
  ListDueDrawsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  VoidDrawPayload,
  VoidDrawResponse
} from '../model/index.ts';

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
 * External draws whose time has come and that have no result yet, the longest overdue first. Built-in draws are never among them.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary List the draws that wait for a result
 */
export const listDueDraws = (
    params?: ListDueDrawsParams,
 signal?: AbortSignal
) => {


      return http<ListDueDrawsResponse>(
      {url: `/wps/operator/draws`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDueDrawsQueryKey = (params?: ListDueDrawsParams,) => {
    return [
    `/wps/operator/draws`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDueDrawsQueryOptions = <TData = Awaited<ReturnType<typeof listDueDraws>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListDueDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDueDrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDueDraws>>> = ({ signal }) => listDueDraws(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDueDrawsQueryResult = NonNullable<Awaited<ReturnType<typeof listDueDraws>>>
export type ListDueDrawsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDueDraws<TData = Awaited<ReturnType<typeof listDueDraws>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListDueDrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDueDraws>>,
          TError,
          Awaited<ReturnType<typeof listDueDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDueDraws<TData = Awaited<ReturnType<typeof listDueDraws>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDueDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDueDraws>>,
          TError,
          Awaited<ReturnType<typeof listDueDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDueDraws<TData = Awaited<ReturnType<typeof listDueDraws>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDueDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the draws that wait for a result
 */

export function useListDueDraws<TData = Awaited<ReturnType<typeof listDueDraws>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDueDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDueDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDueDrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any draw with its figures, every version of its result and who entered it.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Show a draw to the staff
 */
export const getOperatorDraw = (
    drawId: DrawId,
 signal?: AbortSignal
) => {


      return http<GetOperatorDrawResponse>(
      {url: `/wps/operator/draws/${drawId}`, method: 'GET', signal
    },
      );
    }




export const getGetOperatorDrawQueryKey = (drawId: DrawId,) => {
    return [
    `/wps/operator/draws/${drawId}`
    ] as const;
    }


export const getGetOperatorDrawQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorDraw>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorDrawQueryKey(drawId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorDraw>>> = ({ signal }) => getOperatorDraw(drawId, signal);





   return  { queryKey, queryFn, enabled: drawId !== null && drawId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorDrawQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorDraw>>>
export type GetOperatorDrawQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetOperatorDraw<TData = Awaited<ReturnType<typeof getOperatorDraw>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorDraw>>,
          TError,
          Awaited<ReturnType<typeof getOperatorDraw>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorDraw<TData = Awaited<ReturnType<typeof getOperatorDraw>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorDraw>>,
          TError,
          Awaited<ReturnType<typeof getOperatorDraw>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorDraw<TData = Awaited<ReturnType<typeof getOperatorDraw>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a draw to the staff
 */

export function useGetOperatorDraw<TData = Awaited<ReturnType<typeof getOperatorDraw>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorDrawQueryOptions(drawId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Enters version 1 of the result of an external draw that has closed and whose time has come, and settles every open bet on it by
 * that version: once for each bet and version, however often or by how many processes it is tried. The result and the state
 * `drawn` are stored before the answer; figures are final once the state is `settled`. Rows, counts and digits must be those of
 * the prize table (422 `draw_result_invalid`). A draw that is built in, not closed, not due or void is 422 `draw_not_enterable`; one
 * that has a result is 409 `conflict` and needs `correctDrawResult`. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Enter the result of a draw
 */
export const enterDrawResult = (
    drawId: DrawId,
    enterDrawResultPayload: EnterDrawResultPayload,
 signal?: AbortSignal
) => {


      return http<EnterDrawResultResponse>(
      {url: `/wps/operator/draws/${drawId}/result`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: enterDrawResultPayload, signal
    },
      );
    }




export const getEnterDrawResultMutationKey = () => ['enterDrawResult'] as const;

export const getEnterDrawResultMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterDrawResult>>, TError,EnterDrawResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof enterDrawResult>>, TError,EnterDrawResultMutationVariables, TContext> => {

const mutationKey = getEnterDrawResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterDrawResult>>, EnterDrawResultMutationVariables> = (props) => {
          const {drawId,data} = props ?? {};

          return  enterDrawResult(drawId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterDrawResultMutationResult = NonNullable<Awaited<ReturnType<typeof enterDrawResult>>>
    export type EnterDrawResultMutationBody = EnterDrawResultPayload
    export type EnterDrawResultMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type EnterDrawResultMutationVariables = {drawId: DrawId;data: EnterDrawResultPayload}

    /**
 * @summary Enter the result of a draw
 */
export const useEnterDrawResult = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterDrawResult>>, TError,EnterDrawResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterDrawResult>>,
        TError,
        EnterDrawResultMutationVariables,
        TContext
      > => {
      return useMutation(getEnterDrawResultMutationOptions(options), queryClient);
    }
    /**
 * Enters the next version of a result. No entry is ever edited: the settlement by the version before is reversed with entries of
 * its own, and every bet is settled again by the new one, in one transaction; what cannot be taken back because it was spent
 * becomes a debt of the account, never a negative balance. Players whose bets change are told by a message. `replacesVersion` must
 * be the version that holds, else it is 409 `conflict`. Only external draws can be corrected (422 `draw_not_enterable`). The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Correct the result of a draw
 */
export const correctDrawResult = (
    drawId: DrawId,
    correctDrawResultPayload: CorrectDrawResultPayload,
 signal?: AbortSignal
) => {


      return http<CorrectDrawResultResponse>(
      {url: `/wps/operator/draws/${drawId}/correction`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: correctDrawResultPayload, signal
    },
      );
    }




export const getCorrectDrawResultMutationKey = () => ['correctDrawResult'] as const;

export const getCorrectDrawResultMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctDrawResult>>, TError,CorrectDrawResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctDrawResult>>, TError,CorrectDrawResultMutationVariables, TContext> => {

const mutationKey = getCorrectDrawResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctDrawResult>>, CorrectDrawResultMutationVariables> = (props) => {
          const {drawId,data} = props ?? {};

          return  correctDrawResult(drawId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectDrawResultMutationResult = NonNullable<Awaited<ReturnType<typeof correctDrawResult>>>
    export type CorrectDrawResultMutationBody = CorrectDrawResultPayload
    export type CorrectDrawResultMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CorrectDrawResultMutationVariables = {drawId: DrawId;data: CorrectDrawResultPayload}

    /**
 * @summary Correct the result of a draw
 */
export const useCorrectDrawResult = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctDrawResult>>, TError,CorrectDrawResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctDrawResult>>,
        TError,
        CorrectDrawResultMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectDrawResultMutationOptions(options), queryClient);
    }
    /**
 * Declares a draw void that is not settled, and gives the stake of every open bet on it back in the same transaction, once. Chases go on with
 * their next draw. A settled draw is 422 `draw_not_enterable`; one that is void already is answered as it is. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Declare a draw void
 */
export const voidDraw = (
    drawId: DrawId,
    voidDrawPayload: VoidDrawPayload,
 signal?: AbortSignal
) => {


      return http<VoidDrawResponse>(
      {url: `/wps/operator/draws/${drawId}/void`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: voidDrawPayload, signal
    },
      );
    }




export const getVoidDrawMutationKey = () => ['voidDraw'] as const;

export const getVoidDrawMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidDraw>>, TError,VoidDrawMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof voidDraw>>, TError,VoidDrawMutationVariables, TContext> => {

const mutationKey = getVoidDrawMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof voidDraw>>, VoidDrawMutationVariables> = (props) => {
          const {drawId,data} = props ?? {};

          return  voidDraw(drawId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VoidDrawMutationResult = NonNullable<Awaited<ReturnType<typeof voidDraw>>>
    export type VoidDrawMutationBody = VoidDrawPayload
    export type VoidDrawMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type VoidDrawMutationVariables = {drawId: DrawId;data: VoidDrawPayload}

    /**
 * @summary Declare a draw void
 */
export const useVoidDraw = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidDraw>>, TError,VoidDrawMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof voidDraw>>,
        TError,
        VoidDrawMutationVariables,
        TContext
      > => {
      return useMutation(getVoidDrawMutationOptions(options), queryClient);
    }
