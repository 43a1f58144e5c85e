/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ForbiddenResponse,
  StreamEventsResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
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
 * Server-sent events for the member of the session: its balance, its messages, its chat, its bets, and the draws of all
 * lotteries. A client that accepts `text/event-stream` gets a stream; any other gets what the stream would begin with,
 * as JSON.
 *
 * **Events.** `event` is the type and `data` one JSON object in one line, a `StreamEvent`. Events are told after what
 * they tell of was stored, never before. Several events of one kind may be told as one, the last. A stream begins with
 * the balance and the counts as they are. Trial accounts have no messages and no chat; the others have a chat where the
 * brand has one. Guests have no stream and ask for draws as before.
 *
 * **Resuming.** A client that lost its connection sends the id of the last event that it saw as `Last-Event-ID`: what
 * happened since is told first, perhaps together with what it has seen already. Events are kept for at least ten
 * minutes; where an id is older or unknown, the stream begins with `gap`.
 *
 * **Life.** At least every 20 seconds something comes, if only a comment: a client that hears nothing for 45 seconds
 * connects again. A stream never prolongs the session, with or without `X-Background`, and ends with it, as it does when
 * the site closes or the server stops; `retry` then says how long to wait (milliseconds). A client that does not read is
 * cut off. A member may have several streams at once, up to a limit of the backend, beyond which it is answered 429.
 * @summary Tell what happens, as it happens
 */
export const streamEvents = (

 signal?: AbortSignal
) => {


      return http<StreamEventsResponse | string>(
      {url: `/wps/v2/stream`, method: 'GET', signal
    },
      );
    }




export const getStreamEventsQueryKey = () => {
    return [
    `/wps/v2/stream`
    ] as const;
    }


export const getStreamEventsQueryOptions = <TData = Awaited<ReturnType<typeof streamEvents>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStreamEventsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof streamEvents>>> = ({ signal }) => streamEvents(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StreamEventsQueryResult = NonNullable<Awaited<ReturnType<typeof streamEvents>>>
export type StreamEventsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useStreamEvents<TData = Awaited<ReturnType<typeof streamEvents>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamEvents>>,
          TError,
          Awaited<ReturnType<typeof streamEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamEvents<TData = Awaited<ReturnType<typeof streamEvents>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamEvents>>,
          TError,
          Awaited<ReturnType<typeof streamEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamEvents<TData = Awaited<ReturnType<typeof streamEvents>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what happens, as it happens
 */

export function useStreamEvents<TData = Awaited<ReturnType<typeof streamEvents>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStreamEventsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






