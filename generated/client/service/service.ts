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
  ChatForbiddenResponse,
  ChatMessagePayload,
  ChatReadPayload,
  FeedbackPayload,
  ForbiddenResponse,
  GetChatUnreadResponse,
  GetChatUrlParams,
  GetChatUrlResponse,
  GetCustomerServiceResponse,
  GetHelpCenterParams,
  GetHelpCenterResponse,
  ListChatMessagesParams,
  ListChatMessagesResponse,
  MarkChatReadResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SendChatMessageResponse,
  SendFeedbackResponse,
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
 * Every article of the help centre in one language. An article that has no translation is missing. The footer, the help page
 * and the automatic answers of the chat all read it. The articles `about`, `responsibility`, `terms` and `privacy` always exist.
 * @summary Tell the help centre
 */
export const getHelpCenter = (
    params?: GetHelpCenterParams,
 signal?: AbortSignal
) => {


      return http<GetHelpCenterResponse>(
      {url: `/wps/system/helpCenter`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetHelpCenterQueryKey = (params?: GetHelpCenterParams,) => {
    return [
    `/wps/system/helpCenter`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetHelpCenterQueryOptions = <TData = Awaited<ReturnType<typeof getHelpCenter>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetHelpCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelpCenterQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelpCenter>>> = ({ signal }) => getHelpCenter(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelpCenterQueryResult = NonNullable<Awaited<ReturnType<typeof getHelpCenter>>>
export type GetHelpCenterQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetHelpCenter<TData = Awaited<ReturnType<typeof getHelpCenter>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetHelpCenterParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpCenter>>,
          TError,
          Awaited<ReturnType<typeof getHelpCenter>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpCenter<TData = Awaited<ReturnType<typeof getHelpCenter>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetHelpCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpCenter>>,
          TError,
          Awaited<ReturnType<typeof getHelpCenter>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpCenter<TData = Awaited<ReturnType<typeof getHelpCenter>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetHelpCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the help centre
 */

export function useGetHelpCenter<TData = Awaited<ReturnType<typeof getHelpCenter>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetHelpCenterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpCenter>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelpCenterQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The ways to reach people, the preferred one first. A path of type `3` is encrypted for the key `pathKey` of `customerService` in
 * the permission payload and leads to an https address; a client that cannot open it leaves the entry out. Type `2` is
 * listed only where the switch `CBS3` is on. Open to guests: the way to help never needs a login.
 * @summary Tell how the customer service is reached
 */
export const getCustomerService = (

 signal?: AbortSignal
) => {


      return http<GetCustomerServiceResponse>(
      {url: `/wps/relay/MCSFE_customerService`, method: 'GET', signal
    },
      );
    }




export const getGetCustomerServiceQueryKey = () => {
    return [
    `/wps/relay/MCSFE_customerService`
    ] as const;
    }


export const getGetCustomerServiceQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerService>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerServiceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerService>>> = ({ signal }) => getCustomerService(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerServiceQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerService>>>
export type GetCustomerServiceQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetCustomerService<TData = Awaited<ReturnType<typeof getCustomerService>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerService>>,
          TError,
          Awaited<ReturnType<typeof getCustomerService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerService<TData = Awaited<ReturnType<typeof getCustomerService>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerService>>,
          TError,
          Awaited<ReturnType<typeof getCustomerService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerService<TData = Awaited<ReturnType<typeof getCustomerService>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how the customer service is reached
 */

export function useGetCustomerService<TData = Awaited<ReturnType<typeof getCustomerService>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerService>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerServiceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores what somebody wants the site to know; operators read it. Open to guests. A session token that is sent along names the
 * member, without one the feedback is a guest's and can be answered only at its `contact`. Fewer than 10 or more than 300 words are
 * 400 `validation_failed` at `/body/content`. The same words from the same sender within 10 minutes are stored once and answered as
 * the first time. At most 5 in an hour from one address, then 429 `rate_limited`.
 * @summary Send feedback
 */
export const sendFeedback = (
    feedbackPayload: FeedbackPayload,
 signal?: AbortSignal
) => {


      return http<SendFeedbackResponse>(
      {url: `/wps/feedback`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: feedbackPayload, signal
    },
      );
    }




export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendFeedback(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = FeedbackPayload
    export type SendFeedbackMutationError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SendFeedbackMutationVariables = {data: FeedbackPayload}

    /**
 * @summary Send feedback
 */
export const useSendFeedback = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
    /**
 * The address of the chat page for the member of the session, made for one opening. Built in it is the server's own page with the
 * history of the chat; any outside service fits behind it. The address carries a ticket that is good once and for 60 seconds, never
 * the session token. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Tell the address of the chat
 */
export const getChatUrl = (
    params?: GetChatUrlParams,
 signal?: AbortSignal
) => {


      return http<GetChatUrlResponse>(
      {url: `/wps/relay/MCSFE_chatUrl`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetChatUrlQueryKey = (params?: GetChatUrlParams,) => {
    return [
    `/wps/relay/MCSFE_chatUrl`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetChatUrlQueryOptions = <TData = Awaited<ReturnType<typeof getChatUrl>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetChatUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatUrl>>> = ({ signal }) => getChatUrl(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getChatUrl>>>
export type GetChatUrlQueryError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetChatUrl<TData = Awaited<ReturnType<typeof getChatUrl>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetChatUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatUrl>>,
          TError,
          Awaited<ReturnType<typeof getChatUrl>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatUrl<TData = Awaited<ReturnType<typeof getChatUrl>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetChatUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatUrl>>,
          TError,
          Awaited<ReturnType<typeof getChatUrl>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatUrl<TData = Awaited<ReturnType<typeof getChatUrl>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetChatUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the address of the chat
 */

export function useGetChatUrl<TData = Awaited<ReturnType<typeof getChatUrl>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetChatUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUrl>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * How many messages of operators and of the help content the member of the session has not read. The portal asks on a timer, with
 * `X-Background: 1`. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Count the unread chat messages
 */
export const getChatUnread = (

 signal?: AbortSignal
) => {


      return http<GetChatUnreadResponse>(
      {url: `/wps/relay/MCSFE_chatUnread`, method: 'GET', signal
    },
      );
    }




export const getGetChatUnreadQueryKey = () => {
    return [
    `/wps/relay/MCSFE_chatUnread`
    ] as const;
    }


export const getGetChatUnreadQueryOptions = <TData = Awaited<ReturnType<typeof getChatUnread>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatUnreadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatUnread>>> = ({ signal }) => getChatUnread(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatUnreadQueryResult = NonNullable<Awaited<ReturnType<typeof getChatUnread>>>
export type GetChatUnreadQueryError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetChatUnread<TData = Awaited<ReturnType<typeof getChatUnread>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatUnread>>,
          TError,
          Awaited<ReturnType<typeof getChatUnread>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatUnread<TData = Awaited<ReturnType<typeof getChatUnread>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatUnread>>,
          TError,
          Awaited<ReturnType<typeof getChatUnread>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatUnread<TData = Awaited<ReturnType<typeof getChatUnread>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the unread chat messages
 */

export function useGetChatUnread<TData = Awaited<ReturnType<typeof getChatUnread>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatUnread>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatUnreadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the chat of the member of the session, the newest first. `after` narrows it to what came later than a message that
 * the client has, so that it can ask for news on a timer with `X-Background: 1`. Reading does not mark as read: `markChatRead` does.
 * Messages are kept for at least 90 days. A message of another chat in `after` is 404. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary List the messages of the chat
 */
export const listChatMessages = (
    params?: ListChatMessagesParams,
 signal?: AbortSignal
) => {


      return http<ListChatMessagesResponse>(
      {url: `/wps/relay/MCSFE_chatMessages`, method: 'GET',
        params, signal
    },
      );
    }




export const getListChatMessagesQueryKey = (params?: ListChatMessagesParams,) => {
    return [
    `/wps/relay/MCSFE_chatMessages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListChatMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChatMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChatMessages>>> = ({ signal }) => listChatMessages(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChatMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listChatMessages>>>
export type ListChatMessagesQueryError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListChatMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages of the chat
 */

export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChatMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds a message of the member of the session. Until an operator has written in the chat, the server answers at once from the
 * help content where it finds an article that fits, and says so (`author: help`); a member can
 * always wait for an operator. The same `clientMessageId` is stored once and answered as the first time. Texts are stored as they
 * are and never read as HTML. From now on operators see the conversation among those that wait. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Send a chat message
 */
export const sendChatMessage = (
    chatMessagePayload: ChatMessagePayload,
 signal?: AbortSignal
) => {


      return http<SendChatMessageResponse>(
      {url: `/wps/relay/MCSFE_chatSend`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: chatMessagePayload, signal
    },
      );
    }




export const getSendChatMessageMutationKey = () => ['sendChatMessage'] as const;

export const getSendChatMessageMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext> => {

const mutationKey = getSendChatMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendChatMessage>>, SendChatMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendChatMessage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendChatMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendChatMessage>>>
    export type SendChatMessageMutationBody = ChatMessagePayload
    export type SendChatMessageMutationError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SendChatMessageMutationVariables = {data: ChatMessagePayload}

    /**
 * @summary Send a chat message
 */
export const useSendChatMessage = <TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendChatMessage>>,
        TError,
        SendChatMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendChatMessageMutationOptions(options), queryClient);
    }
    /**
 * Marks every message up to the named one as read by the member of the session, and answers what is left. Doing it again changes
 * nothing. A message of another chat is 404. It asks for the switch `CBS3`, else 403 `chat_unavailable`; trial accounts (type 4) are answered 403 `in_please_information`.
 * @summary Mark the chat as read
 */
export const markChatRead = (
    chatReadPayload: ChatReadPayload,
 signal?: AbortSignal
) => {


      return http<MarkChatReadResponse>(
      {url: `/wps/relay/MCSFE_chatRead`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: chatReadPayload, signal
    },
      );
    }




export const getMarkChatReadMutationKey = () => ['markChatRead'] as const;

export const getMarkChatReadMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markChatRead>>, TError,MarkChatReadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markChatRead>>, TError,MarkChatReadMutationVariables, TContext> => {

const mutationKey = getMarkChatReadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markChatRead>>, MarkChatReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markChatRead(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkChatReadMutationResult = NonNullable<Awaited<ReturnType<typeof markChatRead>>>
    export type MarkChatReadMutationBody = ChatReadPayload
    export type MarkChatReadMutationError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type MarkChatReadMutationVariables = {data: ChatReadPayload}

    /**
 * @summary Mark the chat as read
 */
export const useMarkChatRead = <TError = ValidationFailedResponse | UnauthorizedResponse | ChatForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markChatRead>>, TError,MarkChatReadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markChatRead>>,
        TError,
        MarkChatReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkChatReadMutationOptions(options), queryClient);
    }
