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
  DeleteMessagesResponse,
  ForbiddenResponse,
  GetMessageParams,
  GetMessageResponse,
  GetUnreadCountResponse,
  ListMessagesParams,
  ListMessagesResponse,
  MessageIdsPayload,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadAllMessagesPayload,
  ReadAllMessagesResponse,
  ReadMessagesResponse,
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
 * The messages to the member of the session, the newest first, without those that the member deleted. `unReadCount`
 * counts the whole inbox whatever the filter. Trial accounts have no inbox: 403 `in_need_true_account`. Reading the
 * list marks nothing as read. Messages stay for at least 92 days.
 * @summary List the messages of the inbox
 */
export const listMessages = (
    params?: ListMessagesParams,
 signal?: AbortSignal
) => {


      return http<ListMessagesResponse>(
      {url: `/wps/relay/CSP_messageList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMessagesQueryKey = (params?: ListMessagesParams,) => {
    return [
    `/wps/relay/CSP_messageList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages of the inbox
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole of a message to the member of the session. It does not mark it as read; `readMessages` does. A message
 * that the member deleted, or of another member, is 404.
 * @summary Tell one message
 */
export const getMessage = (
    params: GetMessageParams,
 signal?: AbortSignal
) => {


      return http<GetMessageResponse>(
      {url: `/wps/relay/CSP_messageDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetMessageQueryKey = (params?: GetMessageParams,) => {
    return [
    `/wps/relay/CSP_messageDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMessageQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal }) => getMessage(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMessageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one message
 */

export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The unread messages of the member of the session, for the badges of header and menu. Made to be asked often: it
 * must be cheap, and with `X-Background: 1` it does not prolong the session. Chat answers are counted elsewhere.
 * @summary Count the unread messages
 */
export const getUnreadCount = (

 signal?: AbortSignal
) => {


      return http<GetUnreadCountResponse>(
      {url: `/wps/relay/CSP_unreadCount`, method: 'GET', signal
    },
      );
    }




export const getGetUnreadCountQueryKey = () => {
    return [
    `/wps/relay/CSP_unreadCount`
    ] as const;
    }


export const getGetUnreadCountQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadCount>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadCountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadCount>>> = ({ signal }) => getUnreadCount(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadCountQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadCount>>>
export type GetUnreadCountQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetUnreadCount<TData = Awaited<ReturnType<typeof getUnreadCount>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadCount<TData = Awaited<ReturnType<typeof getUnreadCount>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadCount<TData = Awaited<ReturnType<typeof getUnreadCount>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the unread messages
 */

export function useGetUnreadCount<TData = Awaited<ReturnType<typeof getUnreadCount>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadCount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadCountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Marks the messages of the member of the session as read now. One that was read keeps its first moment, so that
 * sending it again changes nothing. If one of the ids is not in the inbox, the answer is 404 and none is marked.
 * @summary Mark messages as read
 */
export const readMessages = (
    messageIdsPayload: MessageIdsPayload,
 signal?: AbortSignal
) => {


      return http<ReadMessagesResponse>(
      {url: `/wps/relay/CSP_readMessages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: messageIdsPayload, signal
    },
      );
    }




export const getReadMessagesMutationKey = () => ['readMessages'] as const;

export const getReadMessagesMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext> => {

const mutationKey = getReadMessagesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readMessages>>, ReadMessagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readMessages(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readMessages>>>
    export type ReadMessagesMutationBody = MessageIdsPayload
    export type ReadMessagesMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReadMessagesMutationVariables = {data: MessageIdsPayload}

    /**
 * @summary Mark messages as read
 */
export const useReadMessages = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readMessages>>,
        TError,
        ReadMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getReadMessagesMutationOptions(options), queryClient);
    }
    /**
 * Marks every unread message that was sent at or before `until` as read now, in one step. Sending it again changes
 * nothing. A moment in the future counts as now.
 * @summary Mark the whole inbox as read
 */
export const readAllMessages = (
    readAllMessagesPayload: ReadAllMessagesPayload,
 signal?: AbortSignal
) => {


      return http<ReadAllMessagesResponse>(
      {url: `/wps/relay/CSP_readAllMessages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: readAllMessagesPayload, signal
    },
      );
    }




export const getReadAllMessagesMutationKey = () => ['readAllMessages'] as const;

export const getReadAllMessagesMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext> => {

const mutationKey = getReadAllMessagesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readAllMessages>>, ReadAllMessagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readAllMessages(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadAllMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readAllMessages>>>
    export type ReadAllMessagesMutationBody = ReadAllMessagesPayload
    export type ReadAllMessagesMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReadAllMessagesMutationVariables = {data: ReadAllMessagesPayload}

    /**
 * @summary Mark the whole inbox as read
 */
export const useReadAllMessages = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,ReadAllMessagesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readAllMessages>>,
        TError,
        ReadAllMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getReadAllMessagesMutationOptions(options), queryClient);
    }
    /**
 * Takes the messages out of the inbox of the member of the session for good; read or not. The brand's record of what
 * was sent stays. If one of the ids is not in the inbox, because it was deleted before or never was the member's,
 * the answer is 404 and none is deleted.
 * @summary Delete messages
 */
export const deleteMessages = (
    messageIdsPayload: MessageIdsPayload,
 signal?: AbortSignal
) => {


      return http<DeleteMessagesResponse>(
      {url: `/wps/relay/CSP_deleteMessages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: messageIdsPayload, signal
    },
      );
    }




export const getDeleteMessagesMutationKey = () => ['deleteMessages'] as const;

export const getDeleteMessagesMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessages>>, TError,DeleteMessagesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteMessages>>, TError,DeleteMessagesMutationVariables, TContext> => {

const mutationKey = getDeleteMessagesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMessages>>, DeleteMessagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteMessages(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMessages>>>
    export type DeleteMessagesMutationBody = MessageIdsPayload
    export type DeleteMessagesMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DeleteMessagesMutationVariables = {data: MessageIdsPayload}

    /**
 * @summary Delete messages
 */
export const useDeleteMessages = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessages>>, TError,DeleteMessagesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMessages>>,
        TError,
        DeleteMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMessagesMutationOptions(options), queryClient);
    }
