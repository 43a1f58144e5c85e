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
  AgreeToPlatformTerminationResponse,
  AnswerSupportThreadPayload,
  AnswerSupportThreadResponse,
  ApproveWithdrawalResponse,
  ChangeDrawDayPayload,
  ChangeDrawDayResponse,
  CheckPlatformConflictsResponse,
  CloseSupportThreadResponse,
  CompleteRedemptionPayload,
  CompleteRedemptionResponse,
  ConfirmDepositPayload,
  ConfirmDepositResponse,
  ConfirmWithdrawalReceivedPayload,
  ConfirmWithdrawalReceivedResponse,
  ConflictResponse,
  ContractDraftPayload,
  ContractReasonPayload,
  ContractVersionPayload,
  CorrectDrawResultPayload,
  CorrectDrawResultResponse,
  CreateBannerPayload,
  CreateBannerResponse,
  CreateBlockPayload,
  CreateBlockResponse,
  CreateGeneralAgentBody,
  CreateGeneralAgentResponse,
  CreateNoticePayload,
  CreateNoticeResponse,
  CreditUnmatchedPaymentPayload,
  CreditUnmatchedPaymentResponse,
  DecideApplicationPayload,
  DecideApplicationResponse,
  DenyContractBillResponse,
  DrawId,
  EndMaintenanceResponse,
  EnterDrawResultPayload,
  EnterDrawResultResponse,
  ErrorEnvelope,
  FailDepositResponse,
  ForbiddenResponse,
  GetApplicationImageResponse,
  GetApplicationReviewResponse,
  GetDepositReviewResponse,
  GetDrawDayResponse,
  GetManagedBannerResponse,
  GetManagedNoticeResponse,
  GetMemberDebtResponse,
  GetOperatorDrawResponse,
  GetPlatformContractResponse,
  GetRedemptionReviewResponse,
  GetSupportThreadParams,
  GetSupportThreadResponse,
  GetWithdrawalReviewResponse,
  HoldContractPaymentsPayload,
  HoldContractPaymentsResponse,
  LiftBlockResponse,
  LiftContractHoldPayload,
  LiftContractHoldResponse,
  ListAccountsParams,
  ListAccountsResponse,
  ListApplicationReviewsParams,
  ListApplicationReviewsResponse,
  ListAuditEntriesParams,
  ListAuditEntriesResponse,
  ListBlocksParams,
  ListBlocksResponse,
  ListContractBillReviewsParams,
  ListContractBillReviewsResponse,
  ListContractHoldsParams,
  ListContractHoldsResponse,
  ListDebtsParams,
  ListDebtsResponse,
  ListDepositReviewsParams,
  ListDepositReviewsResponse,
  ListDrawDaysParams,
  ListDrawDaysResponse,
  ListDueDrawsParams,
  ListDueDrawsResponse,
  ListMaintenancesParams,
  ListMaintenancesResponse,
  ListManagedBannersParams,
  ListManagedBannersResponse,
  ListManagedNoticesParams,
  ListManagedNoticesResponse,
  ListPlatformContractsParams,
  ListPlatformContractsResponse,
  ListRedemptionReviewsParams,
  ListRedemptionReviewsResponse,
  ListSentMessagesParams,
  ListSentMessagesResponse,
  ListSupportThreadsParams,
  ListSupportThreadsResponse,
  ListUnmatchedPaymentsParams,
  ListUnmatchedPaymentsResponse,
  ListWithdrawalReviewsParams,
  ListWithdrawalReviewsResponse,
  LotteryGameCode,
  MarkWithdrawalPaidPayload,
  MarkWithdrawalPaidResponse,
  MerchantRefusedResponse,
  MoveLinePayload,
  MoveLineResponse,
  NotFoundResponse,
  OperatorKeyRefusedResponse,
  OperatorNotePayload,
  OperatorReasonPayload,
  PayloadTooLargeResponse,
  ProposeContractPayload,
  ProposePlatformContractResponse,
  RecallMessageResponse,
  RecordUnmatchedPaymentPayload,
  RecordUnmatchedPaymentResponse,
  RejectRedemptionResponse,
  RejectWithdrawalResponse,
  ReleaseContractBillResponse,
  ReturnUnmatchedPaymentPayload,
  ReturnUnmatchedPaymentResponse,
  ReturnWithdrawalResponse,
  ReverseDepositResponse,
  SendMessagePayload,
  SendMessageResponse,
  StartApplicationReviewResponse,
  StartMaintenancePayload,
  StartMaintenanceResponse,
  StartWithdrawalReviewResponse,
  StateConflictResponse,
  StateOrKeyConflictResponse,
  SystemErrorResponse,
  TerminatePlatformContractResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UpdateBannerPayload,
  UpdateBannerResponse,
  UpdateMaintenancePayload,
  UpdateMaintenanceResponse,
  UpdateNoticePayload,
  UpdateNoticeResponse,
  ValidationFailedResponse,
  VerifyAuditLogResponse,
  VoidDrawPayload,
  VoidDrawResponse,
  WithdrawBannerResponse,
  WithdrawNoticeResponse,
  WithdrawPlatformContractResponse,
  WriteOffDebtPayload,
  WriteOffDebtResponse
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
 * Of the games with a timetable, for today and the year that follows: the days on which none of their draws are held, as those of
 * Tết, and those that operators closed, opened or moved. The nearest comes first.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary List the days without draws and those that operators changed
 */
export const listDrawDays = (
    params?: ListDrawDaysParams,
 signal?: AbortSignal
) => {


      return http<ListDrawDaysResponse>(
      {url: `/wps/operator/draw-days`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDrawDaysQueryKey = (params?: ListDrawDaysParams,) => {
    return [
    `/wps/operator/draw-days`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDrawDaysQueryOptions = <TData = Awaited<ReturnType<typeof listDrawDays>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListDrawDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDrawDaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrawDays>>> = ({ signal }) => listDrawDays(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDrawDaysQueryResult = NonNullable<Awaited<ReturnType<typeof listDrawDays>>>
export type ListDrawDaysQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDrawDays<TData = Awaited<ReturnType<typeof listDrawDays>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListDrawDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrawDays>>,
          TError,
          Awaited<ReturnType<typeof listDrawDays>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawDays<TData = Awaited<ReturnType<typeof listDrawDays>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDrawDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrawDays>>,
          TError,
          Awaited<ReturnType<typeof listDrawDays>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawDays<TData = Awaited<ReturnType<typeof listDrawDays>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDrawDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the days without draws and those that operators changed
 */

export function useListDrawDays<TData = Awaited<ReturnType<typeof listDrawDays>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDrawDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawDays>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDrawDaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whether the draws of a day are held, and what is bet on them. The figures of a slip that is placed meanwhile may be missing.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Show a day of a lottery
 */
export const getDrawDay = (
    gameCode: LotteryGameCode,
    day: string,
 signal?: AbortSignal
) => {


      return http<GetDrawDayResponse>(
      {url: `/wps/operator/draw-days/${gameCode}/${day}`, method: 'GET', signal
    },
      );
    }




export const getGetDrawDayQueryKey = (gameCode: LotteryGameCode,
    day: string,) => {
    return [
    `/wps/operator/draw-days/${gameCode}/${day}`
    ] as const;
    }


export const getGetDrawDayQueryOptions = <TData = Awaited<ReturnType<typeof getDrawDay>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(gameCode: LotteryGameCode,
    day: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawDayQueryKey(gameCode,day);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDrawDay>>> = ({ signal }) => getDrawDay(gameCode,day, signal);





   return  { queryKey, queryFn, enabled: gameCode !== null && gameCode !== undefined && day !== null && day !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDrawDayQueryResult = NonNullable<Awaited<ReturnType<typeof getDrawDay>>>
export type GetDrawDayQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDrawDay<TData = Awaited<ReturnType<typeof getDrawDay>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    day: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDrawDay>>,
          TError,
          Awaited<ReturnType<typeof getDrawDay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawDay<TData = Awaited<ReturnType<typeof getDrawDay>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    day: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDrawDay>>,
          TError,
          Awaited<ReturnType<typeof getDrawDay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawDay<TData = Awaited<ReturnType<typeof getDrawDay>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    day: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a day of a lottery
 */

export function useGetDrawDay<TData = Awaited<ReturnType<typeof getDrawDay>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    day: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawDay>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawDayQueryOptions(gameCode,day,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `close`: none of the day's draws are held. They become void, the stakes of all open bets on them go back in the same transaction,
 * and each member is told with the reason; a chase goes on with its next draw. `open`: the draws of a day that has none are held, and
 * those of a moved day on their own day again. Bets that were refunded stay refunded. `move`: the draws of the day keep their names
 * and bets and are held on `movedTo`, at the time of the timetable; members with bets are told.
 *
 * A day is refused with 400 `validation_failed` whose draws have begun or are over, that is as it is asked to be already, that has no
 * draws to move, and to close one on which draws of other days are held. So is a `movedTo` that has begun or is over, is closed by
 * an operator, or is more than 30 days away. The call needs the operator key, and each is written to the audit log with the
 * operator's name.
 * @summary Close, open or move a day of a lottery
 */
export const changeDrawDay = (
    gameCode: LotteryGameCode,
    day: string,
    changeDrawDayPayload: ChangeDrawDayPayload,
 signal?: AbortSignal
) => {


      return http<ChangeDrawDayResponse>(
      {url: `/wps/operator/draw-days/${gameCode}/${day}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeDrawDayPayload, signal
    },
      );
    }




export const getChangeDrawDayMutationKey = () => ['changeDrawDay'] as const;

export const getChangeDrawDayMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDrawDay>>, TError,ChangeDrawDayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeDrawDay>>, TError,ChangeDrawDayMutationVariables, TContext> => {

const mutationKey = getChangeDrawDayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeDrawDay>>, ChangeDrawDayMutationVariables> = (props) => {
          const {gameCode,day,data} = props ?? {};

          return  changeDrawDay(gameCode,day,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeDrawDayMutationResult = NonNullable<Awaited<ReturnType<typeof changeDrawDay>>>
    export type ChangeDrawDayMutationBody = ChangeDrawDayPayload
    export type ChangeDrawDayMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ChangeDrawDayMutationVariables = {gameCode: LotteryGameCode;day: string;data: ChangeDrawDayPayload}

    /**
 * @summary Close, open or move a day of a lottery
 */
export const useChangeDrawDay = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDrawDay>>, TError,ChangeDrawDayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeDrawDay>>,
        TError,
        ChangeDrawDayMutationVariables,
        TContext
      > => {
      return useMutation(getChangeDrawDayMutationOptions(options), queryClient);
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
 * the prize table (422 `draw_result_invalid`, whose `value.fields` name each number that does not fit, and why). A draw that is built in, not closed, not due or void is 422 `draw_not_enterable`; one
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
 * becomes a debt of the member (`getDebt`), never a negative balance. Players whose bets change are told by a message, with what they
 * owe now. `replacesVersion` must
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
 * Declares a draw void that is not settled, and gives the stake of every open bet on it back in the same transaction, once. The members are told, with the reason.
 * Chases go on with their next draw. A settled draw is 422 `draw_not_enterable`; one that is void already is answered as it is. The call needs the operator key, and each is written to the audit log with the operator's name.
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
    /**
 * The withdrawals that were asked for in the range, the one that waits longest first; without `state` those that
 * wait for an operator (`requested`, `reviewing`, `approved`, `disputed`). Account numbers are cut to their end. The
 * totals run over all pages.
 * @summary List the withdrawals to review
 */
export const listWithdrawalReviews = (
    params?: ListWithdrawalReviewsParams,
 signal?: AbortSignal
) => {


      return http<ListWithdrawalReviewsResponse>(
      {url: `/wps/operator/withdrawals`, method: 'GET',
        params, signal
    },
      );
    }




export const getListWithdrawalReviewsQueryKey = (params?: ListWithdrawalReviewsParams,) => {
    return [
    `/wps/operator/withdrawals`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawalReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListWithdrawalReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalReviews>>> = ({ signal }) => listWithdrawalReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalReviews>>>
export type ListWithdrawalReviewsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListWithdrawalReviews<TData = Awaited<ReturnType<typeof listWithdrawalReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListWithdrawalReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalReviews>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalReviews<TData = Awaited<ReturnType<typeof listWithdrawalReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalReviews>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalReviews<TData = Awaited<ReturnType<typeof listWithdrawalReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the withdrawals to review
 */

export function useListWithdrawalReviews<TData = Awaited<ReturnType<typeof listWithdrawalReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A withdrawal with the checks that the server made, the figures of the member, the changes of state, and the whole
 * account number to pay to. The reading is written to the audit log.
 * @summary Tell one withdrawal to review
 */
export const getWithdrawalReview = (
    withdrawalId: string,
 signal?: AbortSignal
) => {


      return http<GetWithdrawalReviewResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}`, method: 'GET', signal
    },
      );
    }




export const getGetWithdrawalReviewQueryKey = (withdrawalId: string,) => {
    return [
    `/wps/operator/withdrawals/${withdrawalId}`
    ] as const;
    }


export const getGetWithdrawalReviewQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalReviewQueryKey(withdrawalId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalReview>>> = ({ signal }) => getWithdrawalReview(withdrawalId, signal);





   return  { queryKey, queryFn, enabled: withdrawalId !== null && withdrawalId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalReview>>>
export type GetWithdrawalReviewQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetWithdrawalReview<TData = Awaited<ReturnType<typeof getWithdrawalReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalReview>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalReview<TData = Awaited<ReturnType<typeof getWithdrawalReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalReview>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalReview<TData = Awaited<ReturnType<typeof getWithdrawalReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one withdrawal to review
 */

export function useGetWithdrawalReview<TData = Awaited<ReturnType<typeof getWithdrawalReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalReview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalReviewQueryOptions(withdrawalId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `requested -> reviewing`, in the name of the key's operator. Taking up again what one has taken up changes
 * nothing; what another operator has taken up goes over to this one, which the steps show. In any other state it is
 * 409 `conflict`. No money moves.
 * @summary Take up a withdrawal
 */
export const startWithdrawalReview = (
    withdrawalId: string,
 signal?: AbortSignal
) => {


      return http<StartWithdrawalReviewResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/review`, method: 'POST', signal
    },
      );
    }




export const getStartWithdrawalReviewMutationKey = () => ['startWithdrawalReview'] as const;

export const getStartWithdrawalReviewMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startWithdrawalReview>>, TError,StartWithdrawalReviewMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startWithdrawalReview>>, TError,StartWithdrawalReviewMutationVariables, TContext> => {

const mutationKey = getStartWithdrawalReviewMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startWithdrawalReview>>, StartWithdrawalReviewMutationVariables> = (props) => {
          const {withdrawalId} = props ?? {};

          return  startWithdrawalReview(withdrawalId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartWithdrawalReviewMutationResult = NonNullable<Awaited<ReturnType<typeof startWithdrawalReview>>>

    export type StartWithdrawalReviewMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartWithdrawalReviewMutationVariables = {withdrawalId: string}

    /**
 * @summary Take up a withdrawal
 */
export const useStartWithdrawalReview = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startWithdrawalReview>>, TError,StartWithdrawalReviewMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startWithdrawalReview>>,
        TError,
        StartWithdrawalReviewMutationVariables,
        TContext
      > => {
      return useMutation(getStartWithdrawalReviewMutationOptions(options), queryClient);
    }
    /**
 * `requested -> approved` or `reviewing -> approved`. The amount stays held until it is paid; the member cannot
 * cancel from here on and is told by a message. While the member owes it is 422 `debt_open`: rejected, the amount pays
 * the debt first. In any other state it is 409 `conflict`: two operators who decide at once have one winner. The audit
 * log gets an entry.
 * @summary Approve a withdrawal
 */
export const approveWithdrawal = (
    withdrawalId: string,
    operatorNotePayload: OperatorNotePayload,
 signal?: AbortSignal
) => {


      return http<ApproveWithdrawalResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorNotePayload, signal
    },
      );
    }




export const getApproveWithdrawalMutationKey = () => ['approveWithdrawal'] as const;

export const getApproveWithdrawalMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext> => {

const mutationKey = getApproveWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveWithdrawal>>, ApproveWithdrawalMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  approveWithdrawal(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof approveWithdrawal>>>
    export type ApproveWithdrawalMutationBody = OperatorNotePayload
    export type ApproveWithdrawalMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ApproveWithdrawalMutationVariables = {withdrawalId: string;data: OperatorNotePayload}

    /**
 * @summary Approve a withdrawal
 */
export const useApproveWithdrawal = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveWithdrawal>>,
        TError,
        ApproveWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getApproveWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * `requested -> rejected` or `reviewing -> rejected`, and the hold goes back to the main wallet, amount and fee, in
 * the same transaction. The member is told the reason by a message. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawal = (
    withdrawalId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<RejectWithdrawalResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getRejectWithdrawalMutationKey = () => ['rejectWithdrawal'] as const;

export const getRejectWithdrawalMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext> => {

const mutationKey = getRejectWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectWithdrawal>>, RejectWithdrawalMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  rejectWithdrawal(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof rejectWithdrawal>>>
    export type RejectWithdrawalMutationBody = OperatorReasonPayload
    export type RejectWithdrawalMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RejectWithdrawalMutationVariables = {withdrawalId: string;data: OperatorReasonPayload}

    /**
 * @summary Reject a withdrawal
 */
export const useRejectWithdrawal = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectWithdrawal>>,
        TError,
        RejectWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRejectWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * `approved -> paid`: the held money leaves the wallet in one ledger transaction, the fee to the account of fees.
 * From `paidAt` the 30 minutes run after which it counts as received, unless the member confirms or disputes it
 * first. The member is told by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Mark a withdrawal as paid
 */
export const markWithdrawalPaid = (
    withdrawalId: string,
    markWithdrawalPaidPayload: MarkWithdrawalPaidPayload,
 signal?: AbortSignal
) => {


      return http<MarkWithdrawalPaidResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/paid`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: markWithdrawalPaidPayload, signal
    },
      );
    }




export const getMarkWithdrawalPaidMutationKey = () => ['markWithdrawalPaid'] as const;

export const getMarkWithdrawalPaidMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markWithdrawalPaid>>, TError,MarkWithdrawalPaidMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markWithdrawalPaid>>, TError,MarkWithdrawalPaidMutationVariables, TContext> => {

const mutationKey = getMarkWithdrawalPaidMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markWithdrawalPaid>>, MarkWithdrawalPaidMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  markWithdrawalPaid(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkWithdrawalPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markWithdrawalPaid>>>
    export type MarkWithdrawalPaidMutationBody = MarkWithdrawalPaidPayload
    export type MarkWithdrawalPaidMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type MarkWithdrawalPaidMutationVariables = {withdrawalId: string;data: MarkWithdrawalPaidPayload}

    /**
 * @summary Mark a withdrawal as paid
 */
export const useMarkWithdrawalPaid = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markWithdrawalPaid>>, TError,MarkWithdrawalPaidMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markWithdrawalPaid>>,
        TError,
        MarkWithdrawalPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkWithdrawalPaidMutationOptions(options), queryClient);
    }
    /**
 * `approved -> returned`, `paid -> returned`, `disputed -> returned` or `received -> returned`: amount and fee are in
 * the main wallet again, in one ledger transaction that reverses what was booked. For money that could not be sent or
 * came back, also days after it counted as received. The member is told the reason by a message. In any other state it
 * is 409 `conflict`. The audit log gets an entry.
 * @summary Return a withdrawal
 */
export const returnWithdrawal = (
    withdrawalId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<ReturnWithdrawalResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/return`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getReturnWithdrawalMutationKey = () => ['returnWithdrawal'] as const;

export const getReturnWithdrawalMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext> => {

const mutationKey = getReturnWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnWithdrawal>>, ReturnWithdrawalMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  returnWithdrawal(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof returnWithdrawal>>>
    export type ReturnWithdrawalMutationBody = OperatorReasonPayload
    export type ReturnWithdrawalMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReturnWithdrawalMutationVariables = {withdrawalId: string;data: OperatorReasonPayload}

    /**
 * @summary Return a withdrawal
 */
export const useReturnWithdrawal = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnWithdrawal>>,
        TError,
        ReturnWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getReturnWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * `disputed -> received`, when it is proven that the money arrived; the other way out of a dispute is to return it.
 * The member is told by a message, with the evidence. No money moves. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Settle a dispute as received
 */
export const confirmWithdrawalReceived = (
    withdrawalId: string,
    confirmWithdrawalReceivedPayload: ConfirmWithdrawalReceivedPayload,
 signal?: AbortSignal
) => {


      return http<ConfirmWithdrawalReceivedResponse>(
      {url: `/wps/operator/withdrawals/${withdrawalId}/received`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmWithdrawalReceivedPayload, signal
    },
      );
    }




export const getConfirmWithdrawalReceivedMutationKey = () => ['confirmWithdrawalReceived'] as const;

export const getConfirmWithdrawalReceivedMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawalReceived>>, TError,ConfirmWithdrawalReceivedMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawalReceived>>, TError,ConfirmWithdrawalReceivedMutationVariables, TContext> => {

const mutationKey = getConfirmWithdrawalReceivedMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmWithdrawalReceived>>, ConfirmWithdrawalReceivedMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  confirmWithdrawalReceived(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmWithdrawalReceivedMutationResult = NonNullable<Awaited<ReturnType<typeof confirmWithdrawalReceived>>>
    export type ConfirmWithdrawalReceivedMutationBody = ConfirmWithdrawalReceivedPayload
    export type ConfirmWithdrawalReceivedMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConfirmWithdrawalReceivedMutationVariables = {withdrawalId: string;data: ConfirmWithdrawalReceivedPayload}

    /**
 * @summary Settle a dispute as received
 */
export const useConfirmWithdrawalReceived = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawalReceived>>, TError,ConfirmWithdrawalReceivedMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmWithdrawalReceived>>,
        TError,
        ConfirmWithdrawalReceivedMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmWithdrawalReceivedMutationOptions(options), queryClient);
    }
    /**
 * The deposits that were asked for in the range, the one that waits longest first; without `state` those that wait for
 * money or ran out of time for it (`pending`, `expired`). With `transferNote` the one whose transfer bears these words.
 * The totals run over all pages.
 * @summary List the deposits to confirm by hand
 */
export const listDepositReviews = (
    params?: ListDepositReviewsParams,
 signal?: AbortSignal
) => {


      return http<ListDepositReviewsResponse>(
      {url: `/wps/operator/deposits`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDepositReviewsQueryKey = (params?: ListDepositReviewsParams,) => {
    return [
    `/wps/operator/deposits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDepositReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listDepositReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListDepositReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepositReviews>>> = ({ signal }) => listDepositReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listDepositReviews>>>
export type ListDepositReviewsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDepositReviews<TData = Awaited<ReturnType<typeof listDepositReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListDepositReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositReviews>>,
          TError,
          Awaited<ReturnType<typeof listDepositReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositReviews<TData = Awaited<ReturnType<typeof listDepositReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositReviews>>,
          TError,
          Awaited<ReturnType<typeof listDepositReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositReviews<TData = Awaited<ReturnType<typeof listDepositReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deposits to confirm by hand
 */

export function useListDepositReviews<TData = Awaited<ReturnType<typeof listDepositReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A deposit with what the transfer must say, who must send it, and the changes of state.
 * @summary Tell one deposit to confirm by hand
 */
export const getDepositReview = (
    depositId: string,
 signal?: AbortSignal
) => {


      return http<GetDepositReviewResponse>(
      {url: `/wps/operator/deposits/${depositId}`, method: 'GET', signal
    },
      );
    }




export const getGetDepositReviewQueryKey = (depositId: string,) => {
    return [
    `/wps/operator/deposits/${depositId}`
    ] as const;
    }


export const getGetDepositReviewQueryOptions = <TData = Awaited<ReturnType<typeof getDepositReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositReviewQueryKey(depositId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositReview>>> = ({ signal }) => getDepositReview(depositId, signal);





   return  { queryKey, queryFn, enabled: depositId !== null && depositId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositReview>>>
export type GetDepositReviewQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDepositReview<TData = Awaited<ReturnType<typeof getDepositReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositReview>>,
          TError,
          Awaited<ReturnType<typeof getDepositReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositReview<TData = Awaited<ReturnType<typeof getDepositReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositReview>>,
          TError,
          Awaited<ReturnType<typeof getDepositReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositReview<TData = Awaited<ReturnType<typeof getDepositReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one deposit to confirm by hand
 */

export function useGetDepositReview<TData = Awaited<ReturnType<typeof getDepositReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositReview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositReviewQueryOptions(depositId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `pending -> paid`, `expired -> paid` for money that came late, or `failed -> paid` for money that came after all. The
 * server then credits what arrived less the fee (`paid -> credited`), exactly once, in a transaction of its own that
 * is made up for after a crash; the member is told by a message when it is in the wallet. A bank reference that is
 * known from another payment is 409 `conflict`, as is a deposit that has its money: a second payment for it is
 * recorded with `recordUnmatchedPayment`. The deposit limits of the member were held when the deposit was asked for,
 * not here. The audit log gets an entry.
 * @summary Confirm that the money of a deposit arrived
 */
export const confirmDeposit = (
    depositId: string,
    confirmDepositPayload: ConfirmDepositPayload,
 signal?: AbortSignal
) => {


      return http<ConfirmDepositResponse>(
      {url: `/wps/operator/deposits/${depositId}/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmDepositPayload, signal
    },
      );
    }




export const getConfirmDepositMutationKey = () => ['confirmDeposit'] as const;

export const getConfirmDepositMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeposit>>, TError,ConfirmDepositMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmDeposit>>, TError,ConfirmDepositMutationVariables, TContext> => {

const mutationKey = getConfirmDepositMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmDeposit>>, ConfirmDepositMutationVariables> = (props) => {
          const {depositId,data} = props ?? {};

          return  confirmDeposit(depositId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmDepositMutationResult = NonNullable<Awaited<ReturnType<typeof confirmDeposit>>>
    export type ConfirmDepositMutationBody = ConfirmDepositPayload
    export type ConfirmDepositMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConfirmDepositMutationVariables = {depositId: string;data: ConfirmDepositPayload}

    /**
 * @summary Confirm that the money of a deposit arrived
 */
export const useConfirmDeposit = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeposit>>, TError,ConfirmDepositMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmDeposit>>,
        TError,
        ConfirmDepositMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmDepositMutationOptions(options), queryClient);
    }
    /**
 * `pending -> failed` or `paid -> failed`, when nothing comes or what came is refused. No money moves in the wallet:
 * nothing was credited. The money of a paid one becomes an unmatched payment, to be sent back or credited after all.
 * The member is told the reason by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Fail a deposit
 */
export const failDeposit = (
    depositId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<FailDepositResponse>(
      {url: `/wps/operator/deposits/${depositId}/fail`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getFailDepositMutationKey = () => ['failDeposit'] as const;

export const getFailDepositMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failDeposit>>, TError,FailDepositMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof failDeposit>>, TError,FailDepositMutationVariables, TContext> => {

const mutationKey = getFailDepositMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof failDeposit>>, FailDepositMutationVariables> = (props) => {
          const {depositId,data} = props ?? {};

          return  failDeposit(depositId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FailDepositMutationResult = NonNullable<Awaited<ReturnType<typeof failDeposit>>>
    export type FailDepositMutationBody = OperatorReasonPayload
    export type FailDepositMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type FailDepositMutationVariables = {depositId: string;data: OperatorReasonPayload}

    /**
 * @summary Fail a deposit
 */
export const useFailDeposit = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof failDeposit>>, TError,FailDepositMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof failDeposit>>,
        TError,
        FailDepositMutationVariables,
        TContext
      > => {
      return useMutation(getFailDepositMutationOptions(options), queryClient);
    }
    /**
 * `paid -> reversed` or `credited -> reversed`, when a bank recalls a transfer or a card is charged back; a provider that
 * reports it does the same. What was credited is taken from the main wallet in one ledger transaction that reverses the
 * credit; what is not there becomes a debt (`getDebt`), never a negative balance. With it goes what came of the deposit:
 * bonuses (what is left of an active one, what a completed one became), raffle tickets that have not drawn, and
 * the reward of the friend who invited the member where no other deposit earns it. The member is told by one message,
 * with the reason and what is owed. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Reverse a deposit whose payment was taken back
 */
export const reverseDeposit = (
    depositId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<ReverseDepositResponse>(
      {url: `/wps/operator/deposits/${depositId}/reverse`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getReverseDepositMutationKey = () => ['reverseDeposit'] as const;

export const getReverseDepositMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseDeposit>>, TError,ReverseDepositMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reverseDeposit>>, TError,ReverseDepositMutationVariables, TContext> => {

const mutationKey = getReverseDepositMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reverseDeposit>>, ReverseDepositMutationVariables> = (props) => {
          const {depositId,data} = props ?? {};

          return  reverseDeposit(depositId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReverseDepositMutationResult = NonNullable<Awaited<ReturnType<typeof reverseDeposit>>>
    export type ReverseDepositMutationBody = OperatorReasonPayload
    export type ReverseDepositMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReverseDepositMutationVariables = {depositId: string;data: OperatorReasonPayload}

    /**
 * @summary Reverse a deposit whose payment was taken back
 */
export const useReverseDeposit = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseDeposit>>, TError,ReverseDepositMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reverseDeposit>>,
        TError,
        ReverseDepositMutationVariables,
        TContext
      > => {
      return useMutation(getReverseDepositMutationOptions(options), queryClient);
    }
    /**
 * Money that arrived is never refused: where it does not pay a deposit by itself it is here, until an operator credits
 * or returns it. A payment that a provider reports is here when its deposit has its money, was failed by an operator,
 * is of another amount or currency, or is unknown; one that came after a decline, or late, is credited by itself.
 * The payments that arrived in the range, the one that waits longest first; without `state` those that are `open`.
 * @summary List the payments that are no deposit's
 */
export const listUnmatchedPayments = (
    params?: ListUnmatchedPaymentsParams,
 signal?: AbortSignal
) => {


      return http<ListUnmatchedPaymentsResponse>(
      {url: `/wps/operator/payments`, method: 'GET',
        params, signal
    },
      );
    }




export const getListUnmatchedPaymentsQueryKey = (params?: ListUnmatchedPaymentsParams,) => {
    return [
    `/wps/operator/payments`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUnmatchedPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listUnmatchedPayments>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListUnmatchedPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnmatchedPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnmatchedPayments>>> = ({ signal }) => listUnmatchedPayments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnmatchedPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listUnmatchedPayments>>>
export type ListUnmatchedPaymentsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListUnmatchedPayments<TData = Awaited<ReturnType<typeof listUnmatchedPayments>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListUnmatchedPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnmatchedPayments>>,
          TError,
          Awaited<ReturnType<typeof listUnmatchedPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnmatchedPayments<TData = Awaited<ReturnType<typeof listUnmatchedPayments>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListUnmatchedPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnmatchedPayments>>,
          TError,
          Awaited<ReturnType<typeof listUnmatchedPayments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnmatchedPayments<TData = Awaited<ReturnType<typeof listUnmatchedPayments>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListUnmatchedPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the payments that are no deposit's
 */

export function useListUnmatchedPayments<TData = Awaited<ReturnType<typeof listUnmatchedPayments>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListUnmatchedPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmatchedPayments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnmatchedPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A payment on a statement that names no deposit, or one that has its money already. It waits among the unmatched
 * payments; no wallet moves. A reference that is known from another payment, also in another spelling, is 409
 * `conflict`. The audit log gets an entry.
 * @summary Record a payment that names no deposit
 */
export const recordUnmatchedPayment = (
    recordUnmatchedPaymentPayload: RecordUnmatchedPaymentPayload,
 signal?: AbortSignal
) => {


      return http<RecordUnmatchedPaymentResponse>(
      {url: `/wps/operator/payments`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recordUnmatchedPaymentPayload, signal
    },
      );
    }




export const getRecordUnmatchedPaymentMutationKey = () => ['recordUnmatchedPayment'] as const;

export const getRecordUnmatchedPaymentMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUnmatchedPayment>>, TError,RecordUnmatchedPaymentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof recordUnmatchedPayment>>, TError,RecordUnmatchedPaymentMutationVariables, TContext> => {

const mutationKey = getRecordUnmatchedPaymentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordUnmatchedPayment>>, RecordUnmatchedPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recordUnmatchedPayment(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordUnmatchedPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof recordUnmatchedPayment>>>
    export type RecordUnmatchedPaymentMutationBody = RecordUnmatchedPaymentPayload
    export type RecordUnmatchedPaymentMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RecordUnmatchedPaymentMutationVariables = {data: RecordUnmatchedPaymentPayload}

    /**
 * @summary Record a payment that names no deposit
 */
export const useRecordUnmatchedPayment = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUnmatchedPayment>>, TError,RecordUnmatchedPaymentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordUnmatchedPayment>>,
        TError,
        RecordUnmatchedPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getRecordUnmatchedPaymentMutationOptions(options), queryClient);
    }
    /**
 * `open -> credited`. The payment pays the deposit, whatever state that is in without money (`pending`, `expired`,
 * `failed`), and the server credits it as after `confirmDeposit`. A deposit that has its money stays as it is: its
 * member gets another one, of the same method and fee, which the payment pays; `creditedDepositId` tells it. A payment
 * in another currency needs `receivedAmount`. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Credit an unmatched payment to a deposit
 */
export const creditUnmatchedPayment = (
    paymentId: string,
    creditUnmatchedPaymentPayload: CreditUnmatchedPaymentPayload,
 signal?: AbortSignal
) => {


      return http<CreditUnmatchedPaymentResponse>(
      {url: `/wps/operator/payments/${paymentId}/credit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: creditUnmatchedPaymentPayload, signal
    },
      );
    }




export const getCreditUnmatchedPaymentMutationKey = () => ['creditUnmatchedPayment'] as const;

export const getCreditUnmatchedPaymentMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof creditUnmatchedPayment>>, TError,CreditUnmatchedPaymentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof creditUnmatchedPayment>>, TError,CreditUnmatchedPaymentMutationVariables, TContext> => {

const mutationKey = getCreditUnmatchedPaymentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof creditUnmatchedPayment>>, CreditUnmatchedPaymentMutationVariables> = (props) => {
          const {paymentId,data} = props ?? {};

          return  creditUnmatchedPayment(paymentId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreditUnmatchedPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof creditUnmatchedPayment>>>
    export type CreditUnmatchedPaymentMutationBody = CreditUnmatchedPaymentPayload
    export type CreditUnmatchedPaymentMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreditUnmatchedPaymentMutationVariables = {paymentId: string;data: CreditUnmatchedPaymentPayload}

    /**
 * @summary Credit an unmatched payment to a deposit
 */
export const useCreditUnmatchedPayment = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof creditUnmatchedPayment>>, TError,CreditUnmatchedPaymentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof creditUnmatchedPayment>>,
        TError,
        CreditUnmatchedPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCreditUnmatchedPaymentMutationOptions(options), queryClient);
    }
    /**
 * `open -> returned`, for a payment that was sent back where it came from. No wallet moves: nothing was credited. The
 * member of the deposit that it names is told the reason by a message. A `bankReference` of another return is 409
 * `conflict`, as is any other state. The audit log gets an entry.
 * @summary Note that an unmatched payment was sent back
 */
export const returnUnmatchedPayment = (
    paymentId: string,
    returnUnmatchedPaymentPayload: ReturnUnmatchedPaymentPayload,
 signal?: AbortSignal
) => {


      return http<ReturnUnmatchedPaymentResponse>(
      {url: `/wps/operator/payments/${paymentId}/return`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: returnUnmatchedPaymentPayload, signal
    },
      );
    }




export const getReturnUnmatchedPaymentMutationKey = () => ['returnUnmatchedPayment'] as const;

export const getReturnUnmatchedPaymentMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnUnmatchedPayment>>, TError,ReturnUnmatchedPaymentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof returnUnmatchedPayment>>, TError,ReturnUnmatchedPaymentMutationVariables, TContext> => {

const mutationKey = getReturnUnmatchedPaymentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnUnmatchedPayment>>, ReturnUnmatchedPaymentMutationVariables> = (props) => {
          const {paymentId,data} = props ?? {};

          return  returnUnmatchedPayment(paymentId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnUnmatchedPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof returnUnmatchedPayment>>>
    export type ReturnUnmatchedPaymentMutationBody = ReturnUnmatchedPaymentPayload
    export type ReturnUnmatchedPaymentMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReturnUnmatchedPaymentMutationVariables = {paymentId: string;data: ReturnUnmatchedPaymentPayload}

    /**
 * @summary Note that an unmatched payment was sent back
 */
export const useReturnUnmatchedPayment = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnUnmatchedPayment>>, TError,ReturnUnmatchedPaymentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnUnmatchedPayment>>,
        TError,
        ReturnUnmatchedPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getReturnUnmatchedPaymentMutationOptions(options), queryClient);
    }
    /**
 * Every member with a debt, whatever the cause and the age, the oldest debt first. `getDebt` tells how debts come about
 * and how they are paid. The totals run over all pages.
 * @summary List the members who owe
 */
export const listDebts = (
    params?: ListDebtsParams,
 signal?: AbortSignal
) => {


      return http<ListDebtsResponse>(
      {url: `/wps/operator/debts`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDebtsQueryKey = (params?: ListDebtsParams,) => {
    return [
    `/wps/operator/debts`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDebtsQueryOptions = <TData = Awaited<ReturnType<typeof listDebts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListDebtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDebtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDebts>>> = ({ signal }) => listDebts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDebtsQueryResult = NonNullable<Awaited<ReturnType<typeof listDebts>>>
export type ListDebtsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDebts<TData = Awaited<ReturnType<typeof listDebts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListDebtsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDebts>>,
          TError,
          Awaited<ReturnType<typeof listDebts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDebts<TData = Awaited<ReturnType<typeof listDebts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDebtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDebts>>,
          TError,
          Awaited<ReturnType<typeof listDebts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDebts<TData = Awaited<ReturnType<typeof listDebts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDebtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the members who owe
 */

export function useListDebts<TData = Awaited<ReturnType<typeof listDebts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDebtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDebts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDebtsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The debt of a member, also where it is paid, with what it came from and what has paid it.
 * @summary Tell what a member owes
 */
export const getMemberDebt = (
    memberId: string,
 signal?: AbortSignal
) => {


      return http<GetMemberDebtResponse>(
      {url: `/wps/operator/debts/${memberId}`, method: 'GET', signal
    },
      );
    }




export const getGetMemberDebtQueryKey = (memberId: string,) => {
    return [
    `/wps/operator/debts/${memberId}`
    ] as const;
    }


export const getGetMemberDebtQueryOptions = <TData = Awaited<ReturnType<typeof getMemberDebt>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(memberId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberDebtQueryKey(memberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberDebt>>> = ({ signal }) => getMemberDebt(memberId, signal);





   return  { queryKey, queryFn, enabled: memberId !== null && memberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberDebtQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberDebt>>>
export type GetMemberDebtQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberDebt<TData = Awaited<ReturnType<typeof getMemberDebt>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberDebt>>,
          TError,
          Awaited<ReturnType<typeof getMemberDebt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberDebt<TData = Awaited<ReturnType<typeof getMemberDebt>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberDebt>>,
          TError,
          Awaited<ReturnType<typeof getMemberDebt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberDebt<TData = Awaited<ReturnType<typeof getMemberDebt>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what a member owes
 */

export function useGetMemberDebt<TData = Awaited<ReturnType<typeof getMemberDebt>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 memberId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberDebt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberDebtQueryOptions(memberId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Gives up a debt or a part of it: the house bears it, in one ledger transaction, and no wallet moves. The member is
 * told by a message, with the reason. More than is owed is 409 `conflict`. The audit log gets an entry.
 * @summary Write off a debt
 */
export const writeOffDebt = (
    memberId: string,
    writeOffDebtPayload: WriteOffDebtPayload,
 signal?: AbortSignal
) => {


      return http<WriteOffDebtResponse>(
      {url: `/wps/operator/debts/${memberId}/writeOff`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: writeOffDebtPayload, signal
    },
      );
    }




export const getWriteOffDebtMutationKey = () => ['writeOffDebt'] as const;

export const getWriteOffDebtMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeOffDebt>>, TError,WriteOffDebtMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof writeOffDebt>>, TError,WriteOffDebtMutationVariables, TContext> => {

const mutationKey = getWriteOffDebtMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeOffDebt>>, WriteOffDebtMutationVariables> = (props) => {
          const {memberId,data} = props ?? {};

          return  writeOffDebt(memberId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteOffDebtMutationResult = NonNullable<Awaited<ReturnType<typeof writeOffDebt>>>
    export type WriteOffDebtMutationBody = WriteOffDebtPayload
    export type WriteOffDebtMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type WriteOffDebtMutationVariables = {memberId: string;data: WriteOffDebtPayload}

    /**
 * @summary Write off a debt
 */
export const useWriteOffDebt = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeOffDebt>>, TError,WriteOffDebtMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeOffDebt>>,
        TError,
        WriteOffDebtMutationVariables,
        TContext
      > => {
      return useMutation(getWriteOffDebtMutationOptions(options), queryClient);
    }
    /**
 * The applications that were filed in the range, the one that waits longest first; without `state` those that wait
 * for an operator (`applying`, `processing`).
 * @summary List the applications for promotions
 */
export const listApplicationReviews = (
    params?: ListApplicationReviewsParams,
 signal?: AbortSignal
) => {


      return http<ListApplicationReviewsResponse>(
      {url: `/wps/operator/applications`, method: 'GET',
        params, signal
    },
      );
    }




export const getListApplicationReviewsQueryKey = (params?: ListApplicationReviewsParams,) => {
    return [
    `/wps/operator/applications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListApplicationReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listApplicationReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListApplicationReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplicationReviews>>> = ({ signal }) => listApplicationReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplicationReviews>>>
export type ListApplicationReviewsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListApplicationReviews<TData = Awaited<ReturnType<typeof listApplicationReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListApplicationReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationReviews>>,
          TError,
          Awaited<ReturnType<typeof listApplicationReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationReviews<TData = Awaited<ReturnType<typeof listApplicationReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListApplicationReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationReviews>>,
          TError,
          Awaited<ReturnType<typeof listApplicationReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationReviews<TData = Awaited<ReturnType<typeof listApplicationReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListApplicationReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the applications for promotions
 */

export function useListApplicationReviews<TData = Awaited<ReturnType<typeof listApplicationReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListApplicationReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An application with its remark, its pictures by id, and what a granted one gives.
 * @summary Tell one application
 */
export const getApplicationReview = (
    applicationId: string,
 signal?: AbortSignal
) => {


      return http<GetApplicationReviewResponse>(
      {url: `/wps/operator/applications/${applicationId}`, method: 'GET', signal
    },
      );
    }




export const getGetApplicationReviewQueryKey = (applicationId: string,) => {
    return [
    `/wps/operator/applications/${applicationId}`
    ] as const;
    }


export const getGetApplicationReviewQueryOptions = <TData = Awaited<ReturnType<typeof getApplicationReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(applicationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationReviewQueryKey(applicationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicationReview>>> = ({ signal }) => getApplicationReview(applicationId, signal);





   return  { queryKey, queryFn, enabled: applicationId !== null && applicationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicationReview>>>
export type GetApplicationReviewQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetApplicationReview<TData = Awaited<ReturnType<typeof getApplicationReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationReview>>,
          TError,
          Awaited<ReturnType<typeof getApplicationReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationReview<TData = Awaited<ReturnType<typeof getApplicationReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationReview>>,
          TError,
          Awaited<ReturnType<typeof getApplicationReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationReview<TData = Awaited<ReturnType<typeof getApplicationReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one application
 */

export function useGetApplicationReview<TData = Awaited<ReturnType<typeof getApplicationReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationReview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationReviewQueryOptions(applicationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A picture as it was encoded anew, without metadata. It has no address of its own: nobody sees it without the key.
 * The reading is written to the audit log. Pictures are deleted 92 days after the decision and are 404 from then on.
 * @summary Fetch a picture of an application
 */
export const getApplicationImage = (
    applicationId: string,
    imageId: string,
 signal?: AbortSignal
) => {


      return http<GetApplicationImageResponse>(
      {url: `/wps/operator/applications/${applicationId}/images/${imageId}`, method: 'GET', signal
    },
      );
    }




export const getGetApplicationImageQueryKey = (applicationId: string,
    imageId: string,) => {
    return [
    `/wps/operator/applications/${applicationId}/images/${imageId}`
    ] as const;
    }


export const getGetApplicationImageQueryOptions = <TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(applicationId: string,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationImageQueryKey(applicationId,imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicationImage>>> = ({ signal }) => getApplicationImage(applicationId,imageId, signal);





   return  { queryKey, queryFn, enabled: applicationId !== null && applicationId !== undefined && imageId !== null && imageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationImageQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicationImage>>>
export type GetApplicationImageQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string,
    imageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationImage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationImage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationImage>>,
          TError,
          Awaited<ReturnType<typeof getApplicationImage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch a picture of an application
 */

export function useGetApplicationImage<TData = Awaited<ReturnType<typeof getApplicationImage>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 applicationId: string,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationImage>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationImageQueryOptions(applicationId,imageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `applying -> processing`, in the name of the key's operator; the member sees it. Taking up again what one has
 * taken up changes nothing; what another operator has taken up goes over to this one. In any other state it is 409
 * `conflict`.
 * @summary Take up an application
 */
export const startApplicationReview = (
    applicationId: string,
 signal?: AbortSignal
) => {


      return http<StartApplicationReviewResponse>(
      {url: `/wps/operator/applications/${applicationId}/review`, method: 'POST', signal
    },
      );
    }




export const getStartApplicationReviewMutationKey = () => ['startApplicationReview'] as const;

export const getStartApplicationReviewMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startApplicationReview>>, TError,StartApplicationReviewMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startApplicationReview>>, TError,StartApplicationReviewMutationVariables, TContext> => {

const mutationKey = getStartApplicationReviewMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startApplicationReview>>, StartApplicationReviewMutationVariables> = (props) => {
          const {applicationId} = props ?? {};

          return  startApplicationReview(applicationId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartApplicationReviewMutationResult = NonNullable<Awaited<ReturnType<typeof startApplicationReview>>>

    export type StartApplicationReviewMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartApplicationReviewMutationVariables = {applicationId: string}

    /**
 * @summary Take up an application
 */
export const useStartApplicationReview = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startApplicationReview>>, TError,StartApplicationReviewMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startApplicationReview>>,
        TError,
        StartApplicationReviewMutationVariables,
        TContext
      > => {
      return useMutation(getStartApplicationReviewMutationOptions(options), queryClient);
    }
    /**
 * `approve`: `-> issued`, and the reward is granted in the same transaction: bonus money to the bonus balance with
 * its wagering from then on, cash to the main wallet. `reject`: `-> rejected`, with the reason, after which the
 * member may apply again. Both from `applying` or `processing`; in any other state it is 409 `conflict`: two
 * operators who decide at once have one winner. The member is told by a message. A promotion that ended in the
 * meantime does not stand in the way. The audit log gets an entry.
 * @summary Decide an application
 */
export const decideApplication = (
    applicationId: string,
    decideApplicationPayload: DecideApplicationPayload,
 signal?: AbortSignal
) => {


      return http<DecideApplicationResponse>(
      {url: `/wps/operator/applications/${applicationId}/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: decideApplicationPayload, signal
    },
      );
    }




export const getDecideApplicationMutationKey = () => ['decideApplication'] as const;

export const getDecideApplicationMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext> => {

const mutationKey = getDecideApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideApplication>>, DecideApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  decideApplication(applicationId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof decideApplication>>>
    export type DecideApplicationMutationBody = DecideApplicationPayload
    export type DecideApplicationMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DecideApplicationMutationVariables = {applicationId: string;data: DecideApplicationPayload}

    /**
 * @summary Decide an application
 */
export const useDecideApplication = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideApplication>>,
        TError,
        DecideApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getDecideApplicationMutationOptions(options), queryClient);
    }
    /**
 * The redemptions of the range, the one that waits longest first; without `state` those that wait for an operator
 * (`processing`). The totals run over all pages.
 * @summary List the redemptions to handle
 */
export const listRedemptionReviews = (
    params?: ListRedemptionReviewsParams,
 signal?: AbortSignal
) => {


      return http<ListRedemptionReviewsResponse>(
      {url: `/wps/operator/redemptions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRedemptionReviewsQueryKey = (params?: ListRedemptionReviewsParams,) => {
    return [
    `/wps/operator/redemptions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRedemptionReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listRedemptionReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRedemptionReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRedemptionReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRedemptionReviews>>> = ({ signal }) => listRedemptionReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRedemptionReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listRedemptionReviews>>>
export type ListRedemptionReviewsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRedemptionReviews<TData = Awaited<ReturnType<typeof listRedemptionReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRedemptionReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedemptionReviews>>,
          TError,
          Awaited<ReturnType<typeof listRedemptionReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionReviews<TData = Awaited<ReturnType<typeof listRedemptionReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedemptionReviews>>,
          TError,
          Awaited<ReturnType<typeof listRedemptionReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionReviews<TData = Awaited<ReturnType<typeof listRedemptionReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the redemptions to handle
 */

export function useListRedemptionReviews<TData = Awaited<ReturnType<typeof listRedemptionReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptionReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRedemptionReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A redemption with the address that goods are sent to. The reading is written to the audit log.
 * @summary Tell one redemption
 */
export const getRedemptionReview = (
    redemptionId: string,
 signal?: AbortSignal
) => {


      return http<GetRedemptionReviewResponse>(
      {url: `/wps/operator/redemptions/${redemptionId}`, method: 'GET', signal
    },
      );
    }




export const getGetRedemptionReviewQueryKey = (redemptionId: string,) => {
    return [
    `/wps/operator/redemptions/${redemptionId}`
    ] as const;
    }


export const getGetRedemptionReviewQueryOptions = <TData = Awaited<ReturnType<typeof getRedemptionReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(redemptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRedemptionReviewQueryKey(redemptionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRedemptionReview>>> = ({ signal }) => getRedemptionReview(redemptionId, signal);





   return  { queryKey, queryFn, enabled: redemptionId !== null && redemptionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRedemptionReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getRedemptionReview>>>
export type GetRedemptionReviewQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRedemptionReview<TData = Awaited<ReturnType<typeof getRedemptionReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 redemptionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRedemptionReview>>,
          TError,
          Awaited<ReturnType<typeof getRedemptionReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRedemptionReview<TData = Awaited<ReturnType<typeof getRedemptionReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 redemptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRedemptionReview>>,
          TError,
          Awaited<ReturnType<typeof getRedemptionReview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRedemptionReview<TData = Awaited<ReturnType<typeof getRedemptionReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 redemptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one redemption
 */

export function useGetRedemptionReview<TData = Awaited<ReturnType<typeof getRedemptionReview>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 redemptionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRedemptionReview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRedemptionReviewQueryOptions(redemptionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `processing -> completed`, when the goods were sent. No points move: they were taken when it was redeemed. The
 * member is told by a message, with the tracking. In any other state it is 409 `conflict`. The audit log gets an
 * entry.
 * @summary Complete a redemption
 */
export const completeRedemption = (
    redemptionId: string,
    completeRedemptionPayload: CompleteRedemptionPayload,
 signal?: AbortSignal
) => {


      return http<CompleteRedemptionResponse>(
      {url: `/wps/operator/redemptions/${redemptionId}/complete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: completeRedemptionPayload, signal
    },
      );
    }




export const getCompleteRedemptionMutationKey = () => ['completeRedemption'] as const;

export const getCompleteRedemptionMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRedemption>>, TError,CompleteRedemptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof completeRedemption>>, TError,CompleteRedemptionMutationVariables, TContext> => {

const mutationKey = getCompleteRedemptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeRedemption>>, CompleteRedemptionMutationVariables> = (props) => {
          const {redemptionId,data} = props ?? {};

          return  completeRedemption(redemptionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteRedemptionMutationResult = NonNullable<Awaited<ReturnType<typeof completeRedemption>>>
    export type CompleteRedemptionMutationBody = CompleteRedemptionPayload
    export type CompleteRedemptionMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CompleteRedemptionMutationVariables = {redemptionId: string;data: CompleteRedemptionPayload}

    /**
 * @summary Complete a redemption
 */
export const useCompleteRedemption = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRedemption>>, TError,CompleteRedemptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeRedemption>>,
        TError,
        CompleteRedemptionMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteRedemptionMutationOptions(options), queryClient);
    }
    /**
 * `processing -> rejected`; the points go back to the member and the goods to the stock, in one transaction. The
 * member is told the reason by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Reject a redemption
 */
export const rejectRedemption = (
    redemptionId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<RejectRedemptionResponse>(
      {url: `/wps/operator/redemptions/${redemptionId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getRejectRedemptionMutationKey = () => ['rejectRedemption'] as const;

export const getRejectRedemptionMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectRedemption>>, TError,RejectRedemptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rejectRedemption>>, TError,RejectRedemptionMutationVariables, TContext> => {

const mutationKey = getRejectRedemptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectRedemption>>, RejectRedemptionMutationVariables> = (props) => {
          const {redemptionId,data} = props ?? {};

          return  rejectRedemption(redemptionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectRedemptionMutationResult = NonNullable<Awaited<ReturnType<typeof rejectRedemption>>>
    export type RejectRedemptionMutationBody = OperatorReasonPayload
    export type RejectRedemptionMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RejectRedemptionMutationVariables = {redemptionId: string;data: OperatorReasonPayload}

    /**
 * @summary Reject a redemption
 */
export const useRejectRedemption = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectRedemption>>, TError,RejectRedemptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectRedemption>>,
        TError,
        RejectRedemptionMutationVariables,
        TContext
      > => {
      return useMutation(getRejectRedemptionMutationOptions(options), queryClient);
    }
    /**
 * The conversations of members with customer service, the one that waits longest first; without `state` those that
 * are open. An answer of the help content does not end the waiting. Made to be asked often.
 * @summary List the conversations that wait
 */
export const listSupportThreads = (
    params?: ListSupportThreadsParams,
 signal?: AbortSignal
) => {


      return http<ListSupportThreadsResponse>(
      {url: `/wps/operator/chats`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSupportThreadsQueryKey = (params?: ListSupportThreadsParams,) => {
    return [
    `/wps/operator/chats`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSupportThreadsQueryOptions = <TData = Awaited<ReturnType<typeof listSupportThreads>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListSupportThreadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSupportThreadsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSupportThreads>>> = ({ signal }) => listSupportThreads(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSupportThreadsQueryResult = NonNullable<Awaited<ReturnType<typeof listSupportThreads>>>
export type ListSupportThreadsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListSupportThreads<TData = Awaited<ReturnType<typeof listSupportThreads>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListSupportThreadsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupportThreads>>,
          TError,
          Awaited<ReturnType<typeof listSupportThreads>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportThreads<TData = Awaited<ReturnType<typeof listSupportThreads>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSupportThreadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupportThreads>>,
          TError,
          Awaited<ReturnType<typeof listSupportThreads>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportThreads<TData = Awaited<ReturnType<typeof listSupportThreads>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSupportThreadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the conversations that wait
 */

export function useListSupportThreads<TData = Awaited<ReturnType<typeof listSupportThreads>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSupportThreadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportThreads>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSupportThreadsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A conversation with its last 200 messages; with `before` the 200 before that one, with `after` the first 200 after
 * it, which is how new ones are asked for. Only one of the two may be given, else 400 `validation_failed`. It marks
 * nothing as read.
 * @summary Tell one conversation
 */
export const getSupportThread = (
    threadId: string,
    params?: GetSupportThreadParams,
 signal?: AbortSignal
) => {


      return http<GetSupportThreadResponse>(
      {url: `/wps/operator/chats/${threadId}`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetSupportThreadQueryKey = (threadId: string,
    params?: GetSupportThreadParams,) => {
    return [
    `/wps/operator/chats/${threadId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSupportThreadQueryOptions = <TData = Awaited<ReturnType<typeof getSupportThread>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(threadId: string,
    params?: GetSupportThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupportThreadQueryKey(threadId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupportThread>>> = ({ signal }) => getSupportThread(threadId,params, signal);





   return  { queryKey, queryFn, enabled: threadId !== null && threadId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupportThreadQueryResult = NonNullable<Awaited<ReturnType<typeof getSupportThread>>>
export type GetSupportThreadQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetSupportThread<TData = Awaited<ReturnType<typeof getSupportThread>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 threadId: string,
    params: undefined |  GetSupportThreadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupportThread>>,
          TError,
          Awaited<ReturnType<typeof getSupportThread>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupportThread<TData = Awaited<ReturnType<typeof getSupportThread>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 threadId: string,
    params?: GetSupportThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupportThread>>,
          TError,
          Awaited<ReturnType<typeof getSupportThread>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupportThread<TData = Awaited<ReturnType<typeof getSupportThread>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 threadId: string,
    params?: GetSupportThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one conversation
 */

export function useGetSupportThread<TData = Awaited<ReturnType<typeof getSupportThread>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 threadId: string,
    params?: GetSupportThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupportThread>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupportThreadQueryOptions(threadId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Writes to the member in the name of the key's operator; the conversation is `answered`, and what the member wrote
 * counts as read. The member sees it in the chat and in its unread count. The `Idempotency-Key` keeps an answer from
 * being written twice. Text is stored and shown as text, never as HTML. The audit log gets an entry without the
 * text.
 * @summary Answer in a conversation
 */
export const answerSupportThread = (
    threadId: string,
    answerSupportThreadPayload: AnswerSupportThreadPayload,
 signal?: AbortSignal
) => {


      return http<AnswerSupportThreadResponse>(
      {url: `/wps/operator/chats/${threadId}/answers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerSupportThreadPayload, signal
    },
      );
    }




export const getAnswerSupportThreadMutationKey = () => ['answerSupportThread'] as const;

export const getAnswerSupportThreadMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerSupportThread>>, TError,AnswerSupportThreadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerSupportThread>>, TError,AnswerSupportThreadMutationVariables, TContext> => {

const mutationKey = getAnswerSupportThreadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerSupportThread>>, AnswerSupportThreadMutationVariables> = (props) => {
          const {threadId,data} = props ?? {};

          return  answerSupportThread(threadId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerSupportThreadMutationResult = NonNullable<Awaited<ReturnType<typeof answerSupportThread>>>
    export type AnswerSupportThreadMutationBody = AnswerSupportThreadPayload
    export type AnswerSupportThreadMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AnswerSupportThreadMutationVariables = {threadId: string;data: AnswerSupportThreadPayload}

    /**
 * @summary Answer in a conversation
 */
export const useAnswerSupportThread = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerSupportThread>>, TError,AnswerSupportThreadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerSupportThread>>,
        TError,
        AnswerSupportThreadMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerSupportThreadMutationOptions(options), queryClient);
    }
    /**
 * Marks the conversation as `closed`, so that it waits for nobody; its history stays and the next word of the member
 * opens it again. Closing a closed one changes nothing.
 * @summary Close a conversation
 */
export const closeSupportThread = (
    threadId: string,
 signal?: AbortSignal
) => {


      return http<CloseSupportThreadResponse>(
      {url: `/wps/operator/chats/${threadId}/close`, method: 'POST', signal
    },
      );
    }




export const getCloseSupportThreadMutationKey = () => ['closeSupportThread'] as const;

export const getCloseSupportThreadMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSupportThread>>, TError,CloseSupportThreadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof closeSupportThread>>, TError,CloseSupportThreadMutationVariables, TContext> => {

const mutationKey = getCloseSupportThreadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeSupportThread>>, CloseSupportThreadMutationVariables> = (props) => {
          const {threadId} = props ?? {};

          return  closeSupportThread(threadId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseSupportThreadMutationResult = NonNullable<Awaited<ReturnType<typeof closeSupportThread>>>

    export type CloseSupportThreadMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CloseSupportThreadMutationVariables = {threadId: string}

    /**
 * @summary Close a conversation
 */
export const useCloseSupportThread = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSupportThread>>, TError,CloseSupportThreadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeSupportThread>>,
        TError,
        CloseSupportThreadMutationVariables,
        TContext
      > => {
      return useMutation(getCloseSupportThreadMutationOptions(options), queryClient);
    }
    /**
 * All announcements in all languages, scheduled, ended and withdrawn ones with them, the latest beginning first.
 * @summary List the announcements as they are managed
 */
export const listManagedNotices = (
    params?: ListManagedNoticesParams,
 signal?: AbortSignal
) => {


      return http<ListManagedNoticesResponse>(
      {url: `/wps/operator/notices`, method: 'GET',
        params, signal
    },
      );
    }




export const getListManagedNoticesQueryKey = (params?: ListManagedNoticesParams,) => {
    return [
    `/wps/operator/notices`, ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listManagedNotices>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListManagedNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedNotices>>> = ({ signal }) => listManagedNotices(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedNotices>>>
export type ListManagedNoticesQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListManagedNotices<TData = Awaited<ReturnType<typeof listManagedNotices>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListManagedNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedNotices>>,
          TError,
          Awaited<ReturnType<typeof listManagedNotices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedNotices<TData = Awaited<ReturnType<typeof listManagedNotices>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedNotices>>,
          TError,
          Awaited<ReturnType<typeof listManagedNotices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedNotices<TData = Awaited<ReturnType<typeof listManagedNotices>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the announcements as they are managed
 */

export function useListManagedNotices<TData = Awaited<ReturnType<typeof listManagedNotices>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an announcement in every bundled language. The HTML is cleaned by the server before it is stored: scripts,
 * handlers, frames and foreign styles are taken out, and the answer shows what is left. It is shown between its
 * times, without a further act. An end that is not after the beginning is 400 `validation_failed`. The audit log
 * gets an entry.
 * @summary Create an announcement
 */
export const createNotice = (
    createNoticePayload: CreateNoticePayload,
 signal?: AbortSignal
) => {


      return http<CreateNoticeResponse>(
      {url: `/wps/operator/notices`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createNoticePayload, signal
    },
      );
    }




export const getCreateNoticeMutationKey = () => ['createNotice'] as const;

export const getCreateNoticeMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext> => {

const mutationKey = getCreateNoticeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNotice>>, CreateNoticeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNotice(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof createNotice>>>
    export type CreateNoticeMutationBody = CreateNoticePayload
    export type CreateNoticeMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateNoticeMutationVariables = {data: CreateNoticePayload}

    /**
 * @summary Create an announcement
 */
export const useCreateNotice = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNotice>>,
        TError,
        CreateNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNoticeMutationOptions(options), queryClient);
    }
    /**
 * An announcement in all languages with its times, state and version.
 * @summary Tell one announcement as it is managed
 */
export const getManagedNotice = (
    noticeId: string,
 signal?: AbortSignal
) => {


      return http<GetManagedNoticeResponse>(
      {url: `/wps/operator/notices/${noticeId}`, method: 'GET', signal
    },
      );
    }




export const getGetManagedNoticeQueryKey = (noticeId: string,) => {
    return [
    `/wps/operator/notices/${noticeId}`
    ] as const;
    }


export const getGetManagedNoticeQueryOptions = <TData = Awaited<ReturnType<typeof getManagedNotice>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(noticeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedNoticeQueryKey(noticeId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedNotice>>> = ({ signal }) => getManagedNotice(noticeId, signal);





   return  { queryKey, queryFn, enabled: noticeId !== null && noticeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedNoticeQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedNotice>>>
export type GetManagedNoticeQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetManagedNotice<TData = Awaited<ReturnType<typeof getManagedNotice>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 noticeId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedNotice>>,
          TError,
          Awaited<ReturnType<typeof getManagedNotice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedNotice<TData = Awaited<ReturnType<typeof getManagedNotice>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 noticeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedNotice>>,
          TError,
          Awaited<ReturnType<typeof getManagedNotice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedNotice<TData = Awaited<ReturnType<typeof getManagedNotice>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 noticeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one announcement as it is managed
 */

export function useGetManagedNotice<TData = Awaited<ReturnType<typeof getManagedNotice>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 noticeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedNotice>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedNoticeQueryOptions(noticeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the announcement as a whole, cleaned as at its creation. `version` must be the one that was read: if
 * somebody changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It
 * holds within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change an announcement
 */
export const updateNotice = (
    noticeId: string,
    updateNoticePayload: UpdateNoticePayload,
 signal?: AbortSignal
) => {


      return http<UpdateNoticeResponse>(
      {url: `/wps/operator/notices/${noticeId}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: updateNoticePayload, signal
    },
      );
    }




export const getUpdateNoticeMutationKey = () => ['updateNotice'] as const;

export const getUpdateNoticeMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext> => {

const mutationKey = getUpdateNoticeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotice>>, UpdateNoticeMutationVariables> = (props) => {
          const {noticeId,data} = props ?? {};

          return  updateNotice(noticeId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotice>>>
    export type UpdateNoticeMutationBody = UpdateNoticePayload
    export type UpdateNoticeMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type UpdateNoticeMutationVariables = {noticeId: string;data: UpdateNoticePayload}

    /**
 * @summary Change an announcement
 */
export const useUpdateNotice = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotice>>,
        TError,
        UpdateNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNoticeMutationOptions(options), queryClient);
    }
    /**
 * Takes the announcement off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw an announcement
 */
export const withdrawNotice = (
    noticeId: string,
 signal?: AbortSignal
) => {


      return http<WithdrawNoticeResponse>(
      {url: `/wps/operator/notices/${noticeId}/withdraw`, method: 'POST', signal
    },
      );
    }




export const getWithdrawNoticeMutationKey = () => ['withdrawNotice'] as const;

export const getWithdrawNoticeMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawNotice>>, TError,WithdrawNoticeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawNotice>>, TError,WithdrawNoticeMutationVariables, TContext> => {

const mutationKey = getWithdrawNoticeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawNotice>>, WithdrawNoticeMutationVariables> = (props) => {
          const {noticeId} = props ?? {};

          return  withdrawNotice(noticeId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawNotice>>>

    export type WithdrawNoticeMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type WithdrawNoticeMutationVariables = {noticeId: string}

    /**
 * @summary Withdraw an announcement
 */
export const useWithdrawNotice = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawNotice>>, TError,WithdrawNoticeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawNotice>>,
        TError,
        WithdrawNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawNoticeMutationOptions(options), queryClient);
    }
    /**
 * All banners in all languages, scheduled, ended and withdrawn ones with them, by group and place.
 * @summary List the banners as they are managed
 */
export const listManagedBanners = (
    params?: ListManagedBannersParams,
 signal?: AbortSignal
) => {


      return http<ListManagedBannersResponse>(
      {url: `/wps/operator/banners`, method: 'GET',
        params, signal
    },
      );
    }




export const getListManagedBannersQueryKey = (params?: ListManagedBannersParams,) => {
    return [
    `/wps/operator/banners`, ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedBannersQueryOptions = <TData = Awaited<ReturnType<typeof listManagedBanners>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListManagedBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedBannersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedBanners>>> = ({ signal }) => listManagedBanners(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedBanners>>>
export type ListManagedBannersQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListManagedBanners<TData = Awaited<ReturnType<typeof listManagedBanners>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListManagedBannersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedBanners>>,
          TError,
          Awaited<ReturnType<typeof listManagedBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedBanners<TData = Awaited<ReturnType<typeof listManagedBanners>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedBanners>>,
          TError,
          Awaited<ReturnType<typeof listManagedBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedBanners<TData = Awaited<ReturnType<typeof listManagedBanners>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the banners as they are managed
 */

export function useListManagedBanners<TData = Awaited<ReturnType<typeof listManagedBanners>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListManagedBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedBannersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes a banner in every bundled language. The target must fit its type: a promotion or game that exists, a path
 * that begins with one `/`, an https address; anything else is 400 `validation_failed`, as is an end that is not
 * after the beginning. It is shown between its times, without a further act. The audit log gets an entry.
 * @summary Create a banner
 */
export const createBanner = (
    createBannerPayload: CreateBannerPayload,
 signal?: AbortSignal
) => {


      return http<CreateBannerResponse>(
      {url: `/wps/operator/banners`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createBannerPayload, signal
    },
      );
    }




export const getCreateBannerMutationKey = () => ['createBanner'] as const;

export const getCreateBannerMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBanner>>, TError,CreateBannerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createBanner>>, TError,CreateBannerMutationVariables, TContext> => {

const mutationKey = getCreateBannerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBanner>>, CreateBannerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBanner(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBannerMutationResult = NonNullable<Awaited<ReturnType<typeof createBanner>>>
    export type CreateBannerMutationBody = CreateBannerPayload
    export type CreateBannerMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateBannerMutationVariables = {data: CreateBannerPayload}

    /**
 * @summary Create a banner
 */
export const useCreateBanner = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBanner>>, TError,CreateBannerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBanner>>,
        TError,
        CreateBannerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBannerMutationOptions(options), queryClient);
    }
    /**
 * A banner in all languages with its times, state and version.
 * @summary Tell one banner as it is managed
 */
export const getManagedBanner = (
    bannerId: string,
 signal?: AbortSignal
) => {


      return http<GetManagedBannerResponse>(
      {url: `/wps/operator/banners/${bannerId}`, method: 'GET', signal
    },
      );
    }




export const getGetManagedBannerQueryKey = (bannerId: string,) => {
    return [
    `/wps/operator/banners/${bannerId}`
    ] as const;
    }


export const getGetManagedBannerQueryOptions = <TData = Awaited<ReturnType<typeof getManagedBanner>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(bannerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedBannerQueryKey(bannerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedBanner>>> = ({ signal }) => getManagedBanner(bannerId, signal);





   return  { queryKey, queryFn, enabled: bannerId !== null && bannerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedBannerQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedBanner>>>
export type GetManagedBannerQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetManagedBanner<TData = Awaited<ReturnType<typeof getManagedBanner>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bannerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedBanner>>,
          TError,
          Awaited<ReturnType<typeof getManagedBanner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedBanner<TData = Awaited<ReturnType<typeof getManagedBanner>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bannerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedBanner>>,
          TError,
          Awaited<ReturnType<typeof getManagedBanner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedBanner<TData = Awaited<ReturnType<typeof getManagedBanner>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bannerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one banner as it is managed
 */

export function useGetManagedBanner<TData = Awaited<ReturnType<typeof getManagedBanner>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 bannerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedBanner>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedBannerQueryOptions(bannerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the banner as a whole, checked as at its creation. `version` must be the one that was read: if somebody
 * changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It holds
 * within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change a banner
 */
export const updateBanner = (
    bannerId: string,
    updateBannerPayload: UpdateBannerPayload,
 signal?: AbortSignal
) => {


      return http<UpdateBannerResponse>(
      {url: `/wps/operator/banners/${bannerId}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: updateBannerPayload, signal
    },
      );
    }




export const getUpdateBannerMutationKey = () => ['updateBanner'] as const;

export const getUpdateBannerMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBanner>>, TError,UpdateBannerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateBanner>>, TError,UpdateBannerMutationVariables, TContext> => {

const mutationKey = getUpdateBannerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBanner>>, UpdateBannerMutationVariables> = (props) => {
          const {bannerId,data} = props ?? {};

          return  updateBanner(bannerId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBannerMutationResult = NonNullable<Awaited<ReturnType<typeof updateBanner>>>
    export type UpdateBannerMutationBody = UpdateBannerPayload
    export type UpdateBannerMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type UpdateBannerMutationVariables = {bannerId: string;data: UpdateBannerPayload}

    /**
 * @summary Change a banner
 */
export const useUpdateBanner = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBanner>>, TError,UpdateBannerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBanner>>,
        TError,
        UpdateBannerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBannerMutationOptions(options), queryClient);
    }
    /**
 * Takes the banner off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw a banner
 */
export const withdrawBanner = (
    bannerId: string,
 signal?: AbortSignal
) => {


      return http<WithdrawBannerResponse>(
      {url: `/wps/operator/banners/${bannerId}/withdraw`, method: 'POST', signal
    },
      );
    }




export const getWithdrawBannerMutationKey = () => ['withdrawBanner'] as const;

export const getWithdrawBannerMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawBanner>>, TError,WithdrawBannerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawBanner>>, TError,WithdrawBannerMutationVariables, TContext> => {

const mutationKey = getWithdrawBannerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawBanner>>, WithdrawBannerMutationVariables> = (props) => {
          const {bannerId} = props ?? {};

          return  withdrawBanner(bannerId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawBannerMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawBanner>>>

    export type WithdrawBannerMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type WithdrawBannerMutationVariables = {bannerId: string}

    /**
 * @summary Withdraw a banner
 */
export const useWithdrawBanner = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawBanner>>, TError,WithdrawBannerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawBanner>>,
        TError,
        WithdrawBannerMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawBannerMutationOptions(options), queryClient);
    }
    /**
 * What operators sent in the range, the newest first, with how many members got and have read it. Messages that the
 * server sends by itself (a withdrawal was paid) are not among them.
 * @summary List the messages that were sent to members
 */
export const listSentMessages = (
    params?: ListSentMessagesParams,
 signal?: AbortSignal
) => {


      return http<ListSentMessagesResponse>(
      {url: `/wps/operator/messages`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSentMessagesQueryKey = (params?: ListSentMessagesParams,) => {
    return [
    `/wps/operator/messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSentMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listSentMessages>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListSentMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSentMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSentMessages>>> = ({ signal }) => listSentMessages(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSentMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listSentMessages>>>
export type ListSentMessagesQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListSentMessages<TData = Awaited<ReturnType<typeof listSentMessages>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListSentMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSentMessages>>,
          TError,
          Awaited<ReturnType<typeof listSentMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSentMessages<TData = Awaited<ReturnType<typeof listSentMessages>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSentMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSentMessages>>,
          TError,
          Awaited<ReturnType<typeof listSentMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSentMessages<TData = Awaited<ReturnType<typeof listSentMessages>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSentMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages that were sent to members
 */

export function useListSentMessages<TData = Awaited<ReturnType<typeof listSentMessages>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListSentMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSentMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSentMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Puts the message into the inbox of every member of the audience, each in the language that the member has chosen,
 * and raises their unread counts; for a large audience it goes on after the answer, and each gets it exactly once
 * even after a crash. The HTML is cleaned before it is stored. Members under self-exclusion get no message of
 * category `promotion`. An id that is no account of this brand is 404 and nothing is sent. Sending again needs
 * another `Idempotency-Key`. The audit log gets an entry.
 * @summary Send a message to members
 */
export const sendMessage = (
    sendMessagePayload: SendMessagePayload,
 signal?: AbortSignal
) => {


      return http<SendMessageResponse>(
      {url: `/wps/operator/messages`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendMessagePayload, signal
    },
      );
    }




export const getSendMessageMutationKey = () => ['sendMessage'] as const;

export const getSendMessageMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext> => {

const mutationKey = getSendMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMessage>>, SendMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendMessage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendMessage>>>
    export type SendMessageMutationBody = SendMessagePayload
    export type SendMessageMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SendMessageMutationVariables = {data: SendMessagePayload}

    /**
 * @summary Send a message to members
 */
export const useSendMessage = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMessage>>,
        TError,
        SendMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendMessageMutationOptions(options), queryClient);
    }
    /**
 * Takes the message out of every inbox, whether it was read or not, and out of the unread counts; it stays on the
 * operator's list. Taking it back again changes nothing. The audit log gets an entry.
 * @summary Take back a message to members
 */
export const recallMessage = (
    sentMessageId: string,
 signal?: AbortSignal
) => {


      return http<RecallMessageResponse>(
      {url: `/wps/operator/messages/${sentMessageId}/recall`, method: 'POST', signal
    },
      );
    }




export const getRecallMessageMutationKey = () => ['recallMessage'] as const;

export const getRecallMessageMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallMessage>>, TError,RecallMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof recallMessage>>, TError,RecallMessageMutationVariables, TContext> => {

const mutationKey = getRecallMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recallMessage>>, RecallMessageMutationVariables> = (props) => {
          const {sentMessageId} = props ?? {};

          return  recallMessage(sentMessageId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecallMessageMutationResult = NonNullable<Awaited<ReturnType<typeof recallMessage>>>

    export type RecallMessageMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RecallMessageMutationVariables = {sentMessageId: string}

    /**
 * @summary Take back a message to members
 */
export const useRecallMessage = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallMessage>>, TError,RecallMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recallMessage>>,
        TError,
        RecallMessageMutationVariables,
        TContext
      > => {
      return useMutation(getRecallMessageMutationOptions(options), queryClient);
    }
    /**
 * What is, will be and was under maintenance, active ones first, then planned ones, then the latest.
 * @summary List the maintenances
 */
export const listMaintenances = (
    params?: ListMaintenancesParams,
 signal?: AbortSignal
) => {


      return http<ListMaintenancesResponse>(
      {url: `/wps/operator/maintenances`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMaintenancesQueryKey = (params?: ListMaintenancesParams,) => {
    return [
    `/wps/operator/maintenances`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMaintenancesQueryOptions = <TData = Awaited<ReturnType<typeof listMaintenances>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListMaintenancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMaintenancesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMaintenances>>> = ({ signal }) => listMaintenances(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMaintenancesQueryResult = NonNullable<Awaited<ReturnType<typeof listMaintenances>>>
export type ListMaintenancesQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListMaintenances<TData = Awaited<ReturnType<typeof listMaintenances>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListMaintenancesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMaintenances>>,
          TError,
          Awaited<ReturnType<typeof listMaintenances>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMaintenances<TData = Awaited<ReturnType<typeof listMaintenances>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMaintenancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMaintenances>>,
          TError,
          Awaited<ReturnType<typeof listMaintenances>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMaintenances<TData = Awaited<ReturnType<typeof listMaintenances>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMaintenancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the maintenances
 */

export function useListMaintenances<TData = Awaited<ReturnType<typeof listMaintenances>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListMaintenancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenances>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMaintenancesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From its beginning on, within seconds on every server, what is concerned is closed, on the server and not only in
 * the portal. `site`: the system status is 1 and every call but those of `system` and `operator` is 503
 * `maintenance`. `vendor` and `game`: launching is refused with `game_maintenance` and new stakes are refused, while open
 * rounds go on to their end and credits and rollbacks of the vendor are booked. A vendor or game that does not exist
 * is 404; one that has a planned or active maintenance of the same scope is 409 `conflict`. Where a server cannot
 * learn whether there is a maintenance, it keeps closed. The audit log gets an entry.
 * @summary Start or plan a maintenance
 */
export const startMaintenance = (
    startMaintenancePayload: StartMaintenancePayload,
 signal?: AbortSignal
) => {


      return http<StartMaintenanceResponse>(
      {url: `/wps/operator/maintenances`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: startMaintenancePayload, signal
    },
      );
    }




export const getStartMaintenanceMutationKey = () => ['startMaintenance'] as const;

export const getStartMaintenanceMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMaintenance>>, TError,StartMaintenanceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startMaintenance>>, TError,StartMaintenanceMutationVariables, TContext> => {

const mutationKey = getStartMaintenanceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startMaintenance>>, StartMaintenanceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startMaintenance(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartMaintenanceMutationResult = NonNullable<Awaited<ReturnType<typeof startMaintenance>>>
    export type StartMaintenanceMutationBody = StartMaintenancePayload
    export type StartMaintenanceMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartMaintenanceMutationVariables = {data: StartMaintenancePayload}

    /**
 * @summary Start or plan a maintenance
 */
export const useStartMaintenance = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMaintenance>>, TError,StartMaintenanceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startMaintenance>>,
        TError,
        StartMaintenanceMutationVariables,
        TContext
      > => {
      return useMutation(getStartMaintenanceMutationOptions(options), queryClient);
    }
    /**
 * Tells visitors another end, of a planned or active maintenance; one that has ended is 409 `conflict`. The audit
 * log gets an entry.
 * @summary Move the end of a maintenance
 */
export const updateMaintenance = (
    maintenanceId: string,
    updateMaintenancePayload: UpdateMaintenancePayload,
 signal?: AbortSignal
) => {


      return http<UpdateMaintenanceResponse>(
      {url: `/wps/operator/maintenances/${maintenanceId}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: updateMaintenancePayload, signal
    },
      );
    }




export const getUpdateMaintenanceMutationKey = () => ['updateMaintenance'] as const;

export const getUpdateMaintenanceMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMaintenance>>, TError,UpdateMaintenanceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateMaintenance>>, TError,UpdateMaintenanceMutationVariables, TContext> => {

const mutationKey = getUpdateMaintenanceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMaintenance>>, UpdateMaintenanceMutationVariables> = (props) => {
          const {maintenanceId,data} = props ?? {};

          return  updateMaintenance(maintenanceId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMaintenanceMutationResult = NonNullable<Awaited<ReturnType<typeof updateMaintenance>>>
    export type UpdateMaintenanceMutationBody = UpdateMaintenancePayload
    export type UpdateMaintenanceMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type UpdateMaintenanceMutationVariables = {maintenanceId: string;data: UpdateMaintenancePayload}

    /**
 * @summary Move the end of a maintenance
 */
export const useUpdateMaintenance = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMaintenance>>, TError,UpdateMaintenanceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMaintenance>>,
        TError,
        UpdateMaintenanceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMaintenanceMutationOptions(options), queryClient);
    }
    /**
 * Opens again what was closed, within seconds on every server, unless another maintenance or the vendor's own keeps
 * it closed; calls off one that is planned. Ending one that has ended changes nothing. The audit log gets an entry.
 * @summary End a maintenance
 */
export const endMaintenance = (
    maintenanceId: string,
 signal?: AbortSignal
) => {


      return http<EndMaintenanceResponse>(
      {url: `/wps/operator/maintenances/${maintenanceId}/end`, method: 'POST', signal
    },
      );
    }




export const getEndMaintenanceMutationKey = () => ['endMaintenance'] as const;

export const getEndMaintenanceMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext> => {

const mutationKey = getEndMaintenanceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMaintenance>>, EndMaintenanceMutationVariables> = (props) => {
          const {maintenanceId} = props ?? {};

          return  endMaintenance(maintenanceId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMaintenanceMutationResult = NonNullable<Awaited<ReturnType<typeof endMaintenance>>>

    export type EndMaintenanceMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type EndMaintenanceMutationVariables = {maintenanceId: string}

    /**
 * @summary End a maintenance
 */
export const useEndMaintenance = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMaintenance>>, TError,EndMaintenanceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMaintenance>>,
        TError,
        EndMaintenanceMutationVariables,
        TContext
      > => {
      return useMutation(getEndMaintenanceMutationOptions(options), queryClient);
    }
    /**
 * The blocks, active ones first, then the newest. With `address` those only that hold for this address.
 * @summary List the blocks of addresses and regions
 */
export const listBlocks = (
    params?: ListBlocksParams,
 signal?: AbortSignal
) => {


      return http<ListBlocksResponse>(
      {url: `/wps/operator/blocks`, method: 'GET',
        params, signal
    },
      );
    }




export const getListBlocksQueryKey = (params?: ListBlocksParams,) => {
    return [
    `/wps/operator/blocks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBlocksQueryOptions = <TData = Awaited<ReturnType<typeof listBlocks>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlocksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlocks>>> = ({ signal }) => listBlocks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlocksQueryResult = NonNullable<Awaited<ReturnType<typeof listBlocks>>>
export type ListBlocksQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBlocks<TData = Awaited<ReturnType<typeof listBlocks>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListBlocksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlocks>>,
          TError,
          Awaited<ReturnType<typeof listBlocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlocks<TData = Awaited<ReturnType<typeof listBlocks>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlocks>>,
          TError,
          Awaited<ReturnType<typeof listBlocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlocks<TData = Awaited<ReturnType<typeof listBlocks>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the blocks of addresses and regions
 */

export function useListBlocks<TData = Awaited<ReturnType<typeof listBlocks>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlocks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlocksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From now on, within seconds on every server, visitors from there are refused: an address with `ip_restricted`
 * from every call, a country with `region_restricted` and system status 2. Sessions from there do not go on;
 * open bets still settle. Calls of operators, vendors and the merchant's system are not concerned. The address is
 * the one that the server takes for true (a forwarded one from trusted proxies only); where the country is not known
 * a region block does not hold, where the list of blocks cannot be read nobody is let in. The same network or
 * country while it is blocked is 409 `conflict`. The audit log gets an entry.
 * @summary Block addresses or a region
 */
export const createBlock = (
    createBlockPayload: CreateBlockPayload,
 signal?: AbortSignal
) => {


      return http<CreateBlockResponse>(
      {url: `/wps/operator/blocks`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createBlockPayload, signal
    },
      );
    }




export const getCreateBlockMutationKey = () => ['createBlock'] as const;

export const getCreateBlockMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBlock>>, TError,CreateBlockMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createBlock>>, TError,CreateBlockMutationVariables, TContext> => {

const mutationKey = getCreateBlockMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBlock>>, CreateBlockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBlock(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBlockMutationResult = NonNullable<Awaited<ReturnType<typeof createBlock>>>
    export type CreateBlockMutationBody = CreateBlockPayload
    export type CreateBlockMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateBlockMutationVariables = {data: CreateBlockPayload}

    /**
 * @summary Block addresses or a region
 */
export const useCreateBlock = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBlock>>, TError,CreateBlockMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBlock>>,
        TError,
        CreateBlockMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBlockMutationOptions(options), queryClient);
    }
    /**
 * Lets in again whom the block kept out, within seconds on every server, unless another block holds. Lifting one
 * that has ended changes nothing. The audit log gets an entry.
 * @summary Lift a block
 */
export const liftBlock = (
    blockId: string,
 signal?: AbortSignal
) => {


      return http<LiftBlockResponse>(
      {url: `/wps/operator/blocks/${blockId}/lift`, method: 'POST', signal
    },
      );
    }




export const getLiftBlockMutationKey = () => ['liftBlock'] as const;

export const getLiftBlockMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftBlock>>, TError,LiftBlockMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof liftBlock>>, TError,LiftBlockMutationVariables, TContext> => {

const mutationKey = getLiftBlockMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof liftBlock>>, LiftBlockMutationVariables> = (props) => {
          const {blockId} = props ?? {};

          return  liftBlock(blockId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LiftBlockMutationResult = NonNullable<Awaited<ReturnType<typeof liftBlock>>>

    export type LiftBlockMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type LiftBlockMutationVariables = {blockId: string}

    /**
 * @summary Lift a block
 */
export const useLiftBlock = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftBlock>>, TError,LiftBlockMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof liftBlock>>,
        TError,
        LiftBlockMutationVariables,
        TContext
      > => {
      return useMutation(getLiftBlockMutationOptions(options), queryClient);
    }
    /**
 * The contracts between the platform and general agents, in every state, those that wait for an operator first, then the newest
 * version first. Contracts between agents are not among them.
 * @summary List the contracts that the platform grants
 */
export const listPlatformContracts = (
    params?: ListPlatformContractsParams,
 signal?: AbortSignal
) => {


      return http<ListPlatformContractsResponse>(
      {url: `/wps/operator/contracts`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPlatformContractsQueryKey = (params?: ListPlatformContractsParams,) => {
    return [
    `/wps/operator/contracts`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPlatformContractsQueryOptions = <TData = Awaited<ReturnType<typeof listPlatformContracts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPlatformContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlatformContractsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlatformContracts>>> = ({ signal }) => listPlatformContracts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlatformContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listPlatformContracts>>>
export type ListPlatformContractsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPlatformContracts<TData = Awaited<ReturnType<typeof listPlatformContracts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPlatformContractsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlatformContracts>>,
          TError,
          Awaited<ReturnType<typeof listPlatformContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlatformContracts<TData = Awaited<ReturnType<typeof listPlatformContracts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPlatformContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlatformContracts>>,
          TError,
          Awaited<ReturnType<typeof listPlatformContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlatformContracts<TData = Awaited<ReturnType<typeof listPlatformContracts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPlatformContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the contracts that the platform grants
 */

export function useListPlatformContracts<TData = Awaited<ReturnType<typeof listPlatformContracts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPlatformContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlatformContractsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The platform, as the upline, proposes a contract to a general agent (type 1): the top of a line, whose rates bound all others
 * below. It is `requested` until the agent signs or rejects it with `signContract` or `rejectContract`, or an operator takes it
 * back, and pays nothing before. What `proposeContract` says of tiers, of `replaces` and of conflicts holds here too. A salary that
 * comes to more than the site grants, with the agent's other salaries, is 422 `contract_rate_too_high`. Somebody who is no general agent is 422 `contract_party_invalid`, an unknown account 404. The agent gets a message,
 * the audit log an entry with the operator.
 * @summary Propose a contract to a general agent
 */
export const proposePlatformContract = (
    proposeContractPayload: ProposeContractPayload,
 signal?: AbortSignal
) => {


      return http<ProposePlatformContractResponse>(
      {url: `/wps/operator/contracts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: proposeContractPayload, signal
    },
      );
    }




export const getProposePlatformContractMutationKey = () => ['proposePlatformContract'] as const;

export const getProposePlatformContractMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposePlatformContract>>, TError,ProposePlatformContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof proposePlatformContract>>, TError,ProposePlatformContractMutationVariables, TContext> => {

const mutationKey = getProposePlatformContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proposePlatformContract>>, ProposePlatformContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proposePlatformContract(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProposePlatformContractMutationResult = NonNullable<Awaited<ReturnType<typeof proposePlatformContract>>>
    export type ProposePlatformContractMutationBody = ProposeContractPayload
    export type ProposePlatformContractMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ProposePlatformContractMutationVariables = {data: ProposeContractPayload}

    /**
 * @summary Propose a contract to a general agent
 */
export const useProposePlatformContract = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposePlatformContract>>, TError,ProposePlatformContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proposePlatformContract>>,
        TError,
        ProposePlatformContractMutationVariables,
        TContext
      > => {
      return useMutation(getProposePlatformContractMutationOptions(options), queryClient);
    }
    /**
 * What `checkContractConflicts` is for agents: the contracts of a general agent with agents directly below whose highest rate is
 * above that of the draft, with the hash that the proposal must carry. The server holds the draft to the same rules as
 * `proposePlatformContract`. Changes nothing.
 * @summary Check what a contract of the platform would end
 */
export const checkPlatformConflicts = (
    contractDraftPayload: ContractDraftPayload,
 signal?: AbortSignal
) => {


      return http<CheckPlatformConflictsResponse>(
      {url: `/wps/operator/contractConflicts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractDraftPayload, signal
    },
      );
    }




export const getCheckPlatformConflictsMutationKey = () => ['checkPlatformConflicts'] as const;

export const getCheckPlatformConflictsMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPlatformConflicts>>, TError,CheckPlatformConflictsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkPlatformConflicts>>, TError,CheckPlatformConflictsMutationVariables, TContext> => {

const mutationKey = getCheckPlatformConflictsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkPlatformConflicts>>, CheckPlatformConflictsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkPlatformConflicts(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckPlatformConflictsMutationResult = NonNullable<Awaited<ReturnType<typeof checkPlatformConflicts>>>
    export type CheckPlatformConflictsMutationBody = ContractDraftPayload
    export type CheckPlatformConflictsMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CheckPlatformConflictsMutationVariables = {data: ContractDraftPayload}

    /**
 * @summary Check what a contract of the platform would end
 */
export const useCheckPlatformConflicts = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPlatformConflicts>>, TError,CheckPlatformConflictsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkPlatformConflicts>>,
        TError,
        CheckPlatformConflictsMutationVariables,
        TContext
      > => {
      return useMutation(getCheckPlatformConflictsMutationOptions(options), queryClient);
    }
    /**
 * A contract of the platform with every version: who did what and when, the words that were agreed, and their hash. One between
 * agents is 404.
 * @summary Tell one contract of the platform
 */
export const getPlatformContract = (
    contractId: string,
 signal?: AbortSignal
) => {


      return http<GetPlatformContractResponse>(
      {url: `/wps/operator/contracts/${contractId}`, method: 'GET', signal
    },
      );
    }




export const getGetPlatformContractQueryKey = (contractId: string,) => {
    return [
    `/wps/operator/contracts/${contractId}`
    ] as const;
    }


export const getGetPlatformContractQueryOptions = <TData = Awaited<ReturnType<typeof getPlatformContract>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlatformContractQueryKey(contractId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlatformContract>>> = ({ signal }) => getPlatformContract(contractId, signal);





   return  { queryKey, queryFn, enabled: contractId !== null && contractId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlatformContractQueryResult = NonNullable<Awaited<ReturnType<typeof getPlatformContract>>>
export type GetPlatformContractQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlatformContract<TData = Awaited<ReturnType<typeof getPlatformContract>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlatformContract>>,
          TError,
          Awaited<ReturnType<typeof getPlatformContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlatformContract<TData = Awaited<ReturnType<typeof getPlatformContract>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlatformContract>>,
          TError,
          Awaited<ReturnType<typeof getPlatformContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlatformContract<TData = Awaited<ReturnType<typeof getPlatformContract>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one contract of the platform
 */

export function useGetPlatformContract<TData = Awaited<ReturnType<typeof getPlatformContract>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 contractId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatformContract>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlatformContractQueryOptions(contractId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes back a `requested` contract; it is `withdrawn` for good. Another state or version is 409 `conflict`. The agent gets a
 * message, the audit log an entry with the operator.
 * @summary Withdraw the platform's proposal
 */
export const withdrawPlatformContract = (
    contractId: string,
    contractVersionPayload: ContractVersionPayload,
 signal?: AbortSignal
) => {


      return http<WithdrawPlatformContractResponse>(
      {url: `/wps/operator/contracts/${contractId}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractVersionPayload, signal
    },
      );
    }




export const getWithdrawPlatformContractMutationKey = () => ['withdrawPlatformContract'] as const;

export const getWithdrawPlatformContractMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawPlatformContract>>, TError,WithdrawPlatformContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawPlatformContract>>, TError,WithdrawPlatformContractMutationVariables, TContext> => {

const mutationKey = getWithdrawPlatformContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawPlatformContract>>, WithdrawPlatformContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  withdrawPlatformContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawPlatformContractMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawPlatformContract>>>
    export type WithdrawPlatformContractMutationBody = ContractVersionPayload
    export type WithdrawPlatformContractMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type WithdrawPlatformContractMutationVariables = {contractId: string;data: ContractVersionPayload}

    /**
 * @summary Withdraw the platform's proposal
 */
export const useWithdrawPlatformContract = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawPlatformContract>>, TError,WithdrawPlatformContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawPlatformContract>>,
        TError,
        WithdrawPlatformContractMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawPlatformContractMutationOptions(options), queryClient);
    }
    /**
 * The platform asks for the end of a `valid` contract; it is `terminating` and goes on paying until the agent agrees
 * (`agreeToTermination`). Another state or version is 409 `conflict`. The agent gets a message, the audit log an entry with the
 * operator.
 * @summary Ask for the end of a contract of the platform
 */
export const terminatePlatformContract = (
    contractId: string,
    contractReasonPayload: ContractReasonPayload,
 signal?: AbortSignal
) => {


      return http<TerminatePlatformContractResponse>(
      {url: `/wps/operator/contracts/${contractId}/terminate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractReasonPayload, signal
    },
      );
    }




export const getTerminatePlatformContractMutationKey = () => ['terminatePlatformContract'] as const;

export const getTerminatePlatformContractMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminatePlatformContract>>, TError,TerminatePlatformContractMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof terminatePlatformContract>>, TError,TerminatePlatformContractMutationVariables, TContext> => {

const mutationKey = getTerminatePlatformContractMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof terminatePlatformContract>>, TerminatePlatformContractMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  terminatePlatformContract(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TerminatePlatformContractMutationResult = NonNullable<Awaited<ReturnType<typeof terminatePlatformContract>>>
    export type TerminatePlatformContractMutationBody = ContractReasonPayload
    export type TerminatePlatformContractMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type TerminatePlatformContractMutationVariables = {contractId: string;data: ContractReasonPayload}

    /**
 * @summary Ask for the end of a contract of the platform
 */
export const useTerminatePlatformContract = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminatePlatformContract>>, TError,TerminatePlatformContractMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof terminatePlatformContract>>,
        TError,
        TerminatePlatformContractMutationVariables,
        TContext
      > => {
      return useMutation(getTerminatePlatformContractMutationOptions(options), queryClient);
    }
    /**
 * The platform agrees to the end that the agent asked for; the contract is `terminated`, and the window that runs now is the last
 * that it pays for (`effectiveTo`). One that the platform itself asked to end, another state or version is 409 `conflict`. The
 * agent gets a message, the audit log an entry with the operator.
 * @summary Agree to the end of a contract of the platform
 */
export const agreeToPlatformTermination = (
    contractId: string,
    contractVersionPayload: ContractVersionPayload,
 signal?: AbortSignal
) => {


      return http<AgreeToPlatformTerminationResponse>(
      {url: `/wps/operator/contracts/${contractId}/agreeTermination`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contractVersionPayload, signal
    },
      );
    }




export const getAgreeToPlatformTerminationMutationKey = () => ['agreeToPlatformTermination'] as const;

export const getAgreeToPlatformTerminationMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToPlatformTermination>>, TError,AgreeToPlatformTerminationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof agreeToPlatformTermination>>, TError,AgreeToPlatformTerminationMutationVariables, TContext> => {

const mutationKey = getAgreeToPlatformTerminationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreeToPlatformTermination>>, AgreeToPlatformTerminationMutationVariables> = (props) => {
          const {contractId,data} = props ?? {};

          return  agreeToPlatformTermination(contractId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AgreeToPlatformTerminationMutationResult = NonNullable<Awaited<ReturnType<typeof agreeToPlatformTermination>>>
    export type AgreeToPlatformTerminationMutationBody = ContractVersionPayload
    export type AgreeToPlatformTerminationMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AgreeToPlatformTerminationMutationVariables = {contractId: string;data: ContractVersionPayload}

    /**
 * @summary Agree to the end of a contract of the platform
 */
export const useAgreeToPlatformTermination = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreeToPlatformTermination>>, TError,AgreeToPlatformTerminationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreeToPlatformTermination>>,
        TError,
        AgreeToPlatformTerminationMutationVariables,
        TContext
      > => {
      return useMutation(getAgreeToPlatformTerminationMutationOptions(options), queryClient);
    }
    /**
 * The bills of all agents: those that wait for a decision first, whenever their windows ended, the oldest of them at the top; then those
 * whose windows ended in the range, the newest first. A bill waits as `pending` where its agent's payments were held when its
 * window was settled, or while it was open.
 * @summary List contract bills for review
 */
export const listContractBillReviews = (
    params?: ListContractBillReviewsParams,
 signal?: AbortSignal
) => {


      return http<ListContractBillReviewsResponse>(
      {url: `/wps/operator/contractBills`, method: 'GET',
        params, signal
    },
      );
    }




export const getListContractBillReviewsQueryKey = (params?: ListContractBillReviewsParams,) => {
    return [
    `/wps/operator/contractBills`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractBillReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listContractBillReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListContractBillReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractBillReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractBillReviews>>> = ({ signal }) => listContractBillReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractBillReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractBillReviews>>>
export type ListContractBillReviewsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContractBillReviews<TData = Awaited<ReturnType<typeof listContractBillReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListContractBillReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractBillReviews>>,
          TError,
          Awaited<ReturnType<typeof listContractBillReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractBillReviews<TData = Awaited<ReturnType<typeof listContractBillReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractBillReviews>>,
          TError,
          Awaited<ReturnType<typeof listContractBillReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractBillReviews<TData = Awaited<ReturnType<typeof listContractBillReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contract bills for review
 */

export function useListContractBillReviews<TData = Awaited<ReturnType<typeof listContractBillReviews>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractBillReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractBillReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractBillReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `pending -> issued`: what is due goes to the main wallet of the agent, in the same transaction, and the agent gets a message. Where
 * the limit of the day does not reach, it becomes `part_collected` or `insufficient`. The hold stays for the windows that follow. In
 * any other state, or once its `expiresAt` has come, it is 409 `conflict`: of two operators who decide at once one wins. The audit
 * log gets an entry.
 * @summary Pay a bill that waits
 */
export const releaseContractBill = (
    billId: string,
    operatorNotePayload: OperatorNotePayload,
 signal?: AbortSignal
) => {


      return http<ReleaseContractBillResponse>(
      {url: `/wps/operator/contractBills/${billId}/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorNotePayload, signal
    },
      );
    }




export const getReleaseContractBillMutationKey = () => ['releaseContractBill'] as const;

export const getReleaseContractBillMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseContractBill>>, TError,ReleaseContractBillMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof releaseContractBill>>, TError,ReleaseContractBillMutationVariables, TContext> => {

const mutationKey = getReleaseContractBillMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseContractBill>>, ReleaseContractBillMutationVariables> = (props) => {
          const {billId,data} = props ?? {};

          return  releaseContractBill(billId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseContractBillMutationResult = NonNullable<Awaited<ReturnType<typeof releaseContractBill>>>
    export type ReleaseContractBillMutationBody = OperatorNotePayload
    export type ReleaseContractBillMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ReleaseContractBillMutationVariables = {billId: string;data: OperatorNotePayload}

    /**
 * @summary Pay a bill that waits
 */
export const useReleaseContractBill = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseContractBill>>, TError,ReleaseContractBillMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseContractBill>>,
        TError,
        ReleaseContractBillMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseContractBillMutationOptions(options), queryClient);
    }
    /**
 * `pending -> denied`, for good: what is unpaid of it is never paid. Its figures stay, so what its downlines and later windows get does
 * not change. The agent reads the reason at the bill and in a message. In any other state, or once its `expiresAt` has come, it is
 * 409 `conflict`. The audit log gets an entry.
 * @summary Deny a bill that waits
 */
export const denyContractBill = (
    billId: string,
    operatorReasonPayload: OperatorReasonPayload,
 signal?: AbortSignal
) => {


      return http<DenyContractBillResponse>(
      {url: `/wps/operator/contractBills/${billId}/deny`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorReasonPayload, signal
    },
      );
    }




export const getDenyContractBillMutationKey = () => ['denyContractBill'] as const;

export const getDenyContractBillMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyContractBill>>, TError,DenyContractBillMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof denyContractBill>>, TError,DenyContractBillMutationVariables, TContext> => {

const mutationKey = getDenyContractBillMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof denyContractBill>>, DenyContractBillMutationVariables> = (props) => {
          const {billId,data} = props ?? {};

          return  denyContractBill(billId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DenyContractBillMutationResult = NonNullable<Awaited<ReturnType<typeof denyContractBill>>>
    export type DenyContractBillMutationBody = OperatorReasonPayload
    export type DenyContractBillMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DenyContractBillMutationVariables = {billId: string;data: OperatorReasonPayload}

    /**
 * @summary Deny a bill that waits
 */
export const useDenyContractBill = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateOrKeyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyContractBill>>, TError,DenyContractBillMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof denyContractBill>>,
        TError,
        DenyContractBillMutationVariables,
        TContext
      > => {
      return useMutation(getDenyContractBillMutationOptions(options), queryClient);
    }
    /**
 * The holds that stand, the newest first, with the bills that wait under each.
 * @summary List the agents whose contract payments are held
 */
export const listContractHolds = (
    params?: ListContractHoldsParams,
 signal?: AbortSignal
) => {


      return http<ListContractHoldsResponse>(
      {url: `/wps/operator/contractHolds`, method: 'GET',
        params, signal
    },
      );
    }




export const getListContractHoldsQueryKey = (params?: ListContractHoldsParams,) => {
    return [
    `/wps/operator/contractHolds`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractHoldsQueryOptions = <TData = Awaited<ReturnType<typeof listContractHolds>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListContractHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractHoldsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractHolds>>> = ({ signal }) => listContractHolds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractHoldsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractHolds>>>
export type ListContractHoldsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListContractHolds<TData = Awaited<ReturnType<typeof listContractHolds>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListContractHoldsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractHolds>>,
          TError,
          Awaited<ReturnType<typeof listContractHolds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractHolds<TData = Awaited<ReturnType<typeof listContractHolds>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractHolds>>,
          TError,
          Awaited<ReturnType<typeof listContractHolds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContractHolds<TData = Awaited<ReturnType<typeof listContractHolds>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the agents whose contract payments are held
 */

export function useListContractHolds<TData = Awaited<ReturnType<typeof listContractHolds>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListContractHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHolds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractHoldsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From now on windows of all kinds are settled with their figures, but what they owe this agent is not paid: such a bill is `pending`,
 * and so is what earlier windows left open, until an operator pays it with `releaseContractBill`, denies it with `denyContractBill`
 * or lifts the hold. What nobody decides within the time that the brand sets is `expired`, which the agent is told. Uplines and
 * downlines are paid as always. An account that is no agent is 404, one whose payments are held is 409 `conflict`. The agent gets a
 * message with the reason, the audit log an entry.
 * @summary Hold the contract payments of an agent
 */
export const holdContractPayments = (
    holdContractPaymentsPayload: HoldContractPaymentsPayload,
 signal?: AbortSignal
) => {


      return http<HoldContractPaymentsResponse>(
      {url: `/wps/operator/contractHolds`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: holdContractPaymentsPayload, signal
    },
      );
    }




export const getHoldContractPaymentsMutationKey = () => ['holdContractPayments'] as const;

export const getHoldContractPaymentsMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdContractPayments>>, TError,HoldContractPaymentsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof holdContractPayments>>, TError,HoldContractPaymentsMutationVariables, TContext> => {

const mutationKey = getHoldContractPaymentsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof holdContractPayments>>, HoldContractPaymentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  holdContractPayments(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HoldContractPaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof holdContractPayments>>>
    export type HoldContractPaymentsMutationBody = HoldContractPaymentsPayload
    export type HoldContractPaymentsMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type HoldContractPaymentsMutationVariables = {data: HoldContractPaymentsPayload}

    /**
 * @summary Hold the contract payments of an agent
 */
export const useHoldContractPayments = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdContractPayments>>, TError,HoldContractPaymentsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof holdContractPayments>>,
        TError,
        HoldContractPaymentsMutationVariables,
        TContext
      > => {
      return useMutation(getHoldContractPaymentsMutationOptions(options), queryClient);
    }
    /**
 * The windows that follow are paid as always. With `payPending` all bills of the agent that wait are paid, in the same transaction;
 * without it they go on waiting, and each is decided by itself. An agent without a hold is 404. The agent gets a message, the audit
 * log an entry.
 * @summary Lift the hold of an agent's contract payments
 */
export const liftContractHold = (
    memberId: string,
    liftContractHoldPayload: LiftContractHoldPayload,
 signal?: AbortSignal
) => {


      return http<LiftContractHoldResponse>(
      {url: `/wps/operator/contractHolds/${memberId}/lift`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: liftContractHoldPayload, signal
    },
      );
    }




export const getLiftContractHoldMutationKey = () => ['liftContractHold'] as const;

export const getLiftContractHoldMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftContractHold>>, TError,LiftContractHoldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof liftContractHold>>, TError,LiftContractHoldMutationVariables, TContext> => {

const mutationKey = getLiftContractHoldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof liftContractHold>>, LiftContractHoldMutationVariables> = (props) => {
          const {memberId,data} = props ?? {};

          return  liftContractHold(memberId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LiftContractHoldMutationResult = NonNullable<Awaited<ReturnType<typeof liftContractHold>>>
    export type LiftContractHoldMutationBody = LiftContractHoldPayload
    export type LiftContractHoldMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type LiftContractHoldMutationVariables = {memberId: string;data: LiftContractHoldPayload}

    /**
 * @summary Lift the hold of an agent's contract payments
 */
export const useLiftContractHold = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftContractHold>>, TError,LiftContractHoldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof liftContractHold>>,
        TError,
        LiftContractHoldMutationVariables,
        TContext
      > => {
      return useMutation(getLiftContractHoldMutationOptions(options), queryClient);
    }
    /**
 * The accounts of players and agents, the newest first, with what other operations ask for: the id and the place in the tree.
 * Trial accounts are left out. Changes nothing.
 * @summary Find the accounts of members and agents
 */
export const listAccounts = (
    params?: ListAccountsParams,
 signal?: AbortSignal
) => {


      return http<ListAccountsResponse>(
      {url: `/wps/operator/accounts`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAccountsQueryKey = (params?: ListAccountsParams,) => {
    return [
    `/wps/operator/accounts`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listAccounts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccounts>>> = ({ signal }) => listAccounts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listAccounts>>>
export type ListAccountsQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListAccountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find the accounts of members and agents
 */

export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAccountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAccountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an account of type 1 at the top of the tree, as the first agent of a site is made, or the head of another line. It can log
 * in at once and must change its password at the first login. A name that exists, whatever its case, is 409 `username_taken`, so
 * that sending the same again makes no second account. A rule of the name or password that is broken is 400 `validation_failed`.
 * The account gets the message of welcome, the audit log an entry with the operator.
 * @summary Make a general agent
 */
export const createGeneralAgent = (
    createGeneralAgentBody: CreateGeneralAgentBody,
 signal?: AbortSignal
) => {


      return http<CreateGeneralAgentResponse>(
      {url: `/wps/operator/accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createGeneralAgentBody, signal
    },
      );
    }




export const getCreateGeneralAgentMutationKey = () => ['createGeneralAgent'] as const;

export const getCreateGeneralAgentMutationOptions = <TError = ErrorEnvelope | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralAgent>>, TError,CreateGeneralAgentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createGeneralAgent>>, TError,CreateGeneralAgentMutationVariables, TContext> => {

const mutationKey = getCreateGeneralAgentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGeneralAgent>>, CreateGeneralAgentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGeneralAgent(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGeneralAgentMutationResult = NonNullable<Awaited<ReturnType<typeof createGeneralAgent>>>
    export type CreateGeneralAgentMutationBody = CreateGeneralAgentBody
    export type CreateGeneralAgentMutationError = ErrorEnvelope | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateGeneralAgentMutationVariables = {data: CreateGeneralAgentBody}

    /**
 * @summary Make a general agent
 */
export const useCreateGeneralAgent = <TError = ErrorEnvelope | OperatorKeyRefusedResponse | MerchantRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralAgent>>, TError,CreateGeneralAgentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGeneralAgent>>,
        TError,
        CreateGeneralAgentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGeneralAgentMutationOptions(options), queryClient);
    }
    /**
 * Puts an account with everybody below it under another agent, or a general agent's line to the top. In one transaction the tree
 * changes for everybody in the line, and contracts between the account and its former upline end with the window that runs now;
 * figures and bills of closed windows stay with whom they belonged to. The new upline must be one that may have an account of
 * that type and rebate below it (422 `account_type_not_allowed`, `rebate_too_high`); one in the line itself is 409 `conflict`, an
 * unknown account 404. Moving it where it is changes nothing. Those who are concerned get a message, the audit log an entry with
 * the operator and the reason.
 * @summary Move an account with its line
 */
export const moveLine = (
    moveLinePayload: MoveLinePayload,
 signal?: AbortSignal
) => {


      return http<MoveLineResponse>(
      {url: `/wps/operator/lines/move`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: moveLinePayload, signal
    },
      );
    }




export const getMoveLineMutationKey = () => ['moveLine'] as const;

export const getMoveLineMutationOptions = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveLine>>, TError,MoveLineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveLine>>, TError,MoveLineMutationVariables, TContext> => {

const mutationKey = getMoveLineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveLine>>, MoveLineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  moveLine(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveLineMutationResult = NonNullable<Awaited<ReturnType<typeof moveLine>>>
    export type MoveLineMutationBody = MoveLinePayload
    export type MoveLineMutationError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type MoveLineMutationVariables = {data: MoveLinePayload}

    /**
 * @summary Move an account with its line
 */
export const useMoveLine = <TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | NotFoundResponse | StateConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveLine>>, TError,MoveLineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveLine>>,
        TError,
        MoveLineMutationVariables,
        TContext
      > => {
      return useMutation(getMoveLineMutationOptions(options), queryClient);
    }
    /**
 * What was done in the range, the newest first: logins, money, limits, contracts, and every call with an operator
 * key. Entries are appended in the transaction of what they tell, or not at all. Reading the log is an entry of its
 * own.
 * @summary List the entries of the audit log
 */
export const listAuditEntries = (
    params?: ListAuditEntriesParams,
 signal?: AbortSignal
) => {


      return http<ListAuditEntriesResponse>(
      {url: `/wps/operator/audit`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    `/wps/operator/audit`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the audit log
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Computes the chain of hashes again from the first entry to the last as at now, and names the first that does not
 * fit. It reads the whole log; the server may answer a result that is at most a minute old.
 * @summary Check that the audit log is whole
 */
export const verifyAuditLog = (

 signal?: AbortSignal
) => {


      return http<VerifyAuditLogResponse>(
      {url: `/wps/operator/audit/verification`, method: 'GET', signal
    },
      );
    }




export const getVerifyAuditLogQueryKey = () => {
    return [
    `/wps/operator/audit/verification`
    ] as const;
    }


export const getVerifyAuditLogQueryOptions = <TData = Awaited<ReturnType<typeof verifyAuditLog>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVerifyAuditLogQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof verifyAuditLog>>> = ({ signal }) => verifyAuditLog(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VerifyAuditLogQueryResult = NonNullable<Awaited<ReturnType<typeof verifyAuditLog>>>
export type VerifyAuditLogQueryError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useVerifyAuditLog<TData = Awaited<ReturnType<typeof verifyAuditLog>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyAuditLog>>,
          TError,
          Awaited<ReturnType<typeof verifyAuditLog>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyAuditLog<TData = Awaited<ReturnType<typeof verifyAuditLog>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyAuditLog>>,
          TError,
          Awaited<ReturnType<typeof verifyAuditLog>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyAuditLog<TData = Awaited<ReturnType<typeof verifyAuditLog>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check that the audit log is whole
 */

export function useVerifyAuditLog<TData = Awaited<ReturnType<typeof verifyAuditLog>>, TError = ValidationFailedResponse | OperatorKeyRefusedResponse | MerchantRefusedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyAuditLog>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVerifyAuditLogQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






