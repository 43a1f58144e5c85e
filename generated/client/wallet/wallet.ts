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
  CollectAllFundsResponse,
  ConfirmWithdrawalResponse,
  ConflictResponse,
  CreateDepositResponse,
  CreateWithdrawalBody,
  CreateWithdrawalResponse,
  DepositPayload,
  DisputePayload,
  DisputeWithdrawalResponse,
  EncryptedBodyRefusedResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GameUnavailableResponse,
  GetBalanceResponse,
  GetConsolidatedFundsResponse,
  GetDebtResponse,
  GetDepositResponse,
  GetMemberTransferResponse,
  GetMemberTransferTermsResponse,
  GetMerchantWalletParams,
  GetMerchantWalletResponse,
  GetVaultResponse,
  GetWalletTransferResponse,
  GetWithdrawalQuoteParams,
  GetWithdrawalQuoteResponse,
  GetWithdrawalResponse,
  ListDepositMethodsResponse,
  ListDepositsParams,
  ListDepositsResponse,
  ListTransactionHistoryParams,
  ListTransactionHistoryResponse,
  ListVaultLocksParams,
  ListVaultLocksResponse,
  ListWithdrawalsParams,
  ListWithdrawalsResponse,
  LockVaultPayload,
  LockVaultResponse,
  MarkDepositPaidResponse,
  NotFoundResponse,
  PaidPayload,
  PayloadTooLargeResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  TransferFundsResponse,
  TransferPayload,
  TransferToDownlineBody,
  TransferToDownlineResponse,
  TransferToUplineBody,
  TransferToUplineResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  VisitorForbiddenResponse
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
 * The sum that the member of the session can play with, in the brand's currency, and what of it can be staked on the games of each
 * category. A trial account has play credit.
 * @summary Tell the balance
 */
export const getBalance = (

 signal?: AbortSignal
) => {


      return http<GetBalanceResponse>(
      {url: `/wps/v2/wallets/balance`, method: 'GET', signal
    },
      );
    }




export const getGetBalanceQueryKey = () => {
    return [
    `/wps/v2/wallets/balance`
    ] as const;
    }


export const getGetBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalance>>> = ({ signal }) => getBalance(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getBalance>>>
export type GetBalanceQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the balance
 */

export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Which vendors are played from the main wallet and which have a wallet of their own. With `isSingle` only vendors of
 * that kind are listed. The portal keeps the answer for the session.
 * @summary Tell how the brand's wallets are laid out
 */
export const getMerchantWallet = (
    params?: GetMerchantWalletParams,
 signal?: AbortSignal
) => {


      return http<GetMerchantWalletResponse>(
      {url: `/wps/v2/wallets/merchantWallet`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetMerchantWalletQueryKey = (params?: GetMerchantWalletParams,) => {
    return [
    `/wps/v2/wallets/merchantWallet`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMerchantWalletQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantWallet>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetMerchantWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantWalletQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantWallet>>> = ({ signal }) => getMerchantWallet(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantWallet>>>
export type GetMerchantWalletQueryError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMerchantWallet<TData = Awaited<ReturnType<typeof getMerchantWallet>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetMerchantWalletParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantWallet>>,
          TError,
          Awaited<ReturnType<typeof getMerchantWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantWallet<TData = Awaited<ReturnType<typeof getMerchantWallet>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetMerchantWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantWallet>>,
          TError,
          Awaited<ReturnType<typeof getMerchantWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantWallet<TData = Awaited<ReturnType<typeof getMerchantWallet>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetMerchantWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how the brand's wallets are laid out
 */

export function useGetMerchantWallet<TData = Awaited<ReturnType<typeof getMerchantWallet>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetMerchantWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantWalletQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every wallet of the member of the session with its balances and the sums over them. All figures are of one moment of
 * the ledger; the balance of a vendor's wallet is asked of the vendor, for at most 3 seconds, and otherwise the last one
 * known with `maintenance: true`. `sumBalance` of `getBalance` is the `balance` of the main wallet plus its bonus money.
 * @summary Tell all wallets and their sums
 */
export const getConsolidatedFunds = (

 signal?: AbortSignal
) => {


      return http<GetConsolidatedFundsResponse>(
      {url: `/wps/member/info/funds/consolidated`, method: 'GET', signal
    },
      );
    }




export const getGetConsolidatedFundsQueryKey = () => {
    return [
    `/wps/member/info/funds/consolidated`
    ] as const;
    }


export const getGetConsolidatedFundsQueryOptions = <TData = Awaited<ReturnType<typeof getConsolidatedFunds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConsolidatedFundsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConsolidatedFunds>>> = ({ signal }) => getConsolidatedFunds(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConsolidatedFundsQueryResult = NonNullable<Awaited<ReturnType<typeof getConsolidatedFunds>>>
export type GetConsolidatedFundsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetConsolidatedFunds<TData = Awaited<ReturnType<typeof getConsolidatedFunds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsolidatedFunds>>,
          TError,
          Awaited<ReturnType<typeof getConsolidatedFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsolidatedFunds<TData = Awaited<ReturnType<typeof getConsolidatedFunds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsolidatedFunds>>,
          TError,
          Awaited<ReturnType<typeof getConsolidatedFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsolidatedFunds<TData = Awaited<ReturnType<typeof getConsolidatedFunds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell all wallets and their sums
 */

export function useGetConsolidatedFunds<TData = Awaited<ReturnType<typeof getConsolidatedFunds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsolidatedFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConsolidatedFundsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Moves the amount between the main wallet and the wallet of a transfer-wallet vendor, in either direction; both sides
 * are entries of one transaction. Anything else than one `main` and one vendor wallet is 400, a wallet that the brand
 * does not have 404. An amount above the balance is 422 `insufficient_balance`, outside the vendor's limits 422
 * `amount_out_of_range`, one that would pass a loss limit 422 `play_limit_reached`. If the vendor does not answer in
 * time the transfer is `pending`, the amount held, and the server asks until it knows: never twice, never lost. Bonus
 * money cannot be transferred.
 * @summary Transfer between two wallets
 */
export const transferFunds = (
    transferPayload: TransferPayload,
 signal?: AbortSignal
) => {


      return http<TransferFundsResponse>(
      {url: `/wps/relay/GCS_walletTransfer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: transferPayload, signal
    },
      );
    }




export const getTransferFundsMutationKey = () => ['transferFunds'] as const;

export const getTransferFundsMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferFunds>>, TError,TransferFundsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferFunds>>, TError,TransferFundsMutationVariables, TContext> => {

const mutationKey = getTransferFundsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferFunds>>, TransferFundsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferFunds(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferFundsMutationResult = NonNullable<Awaited<ReturnType<typeof transferFunds>>>
    export type TransferFundsMutationBody = TransferPayload
    export type TransferFundsMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse
    export type TransferFundsMutationVariables = {data: TransferPayload}

    /**
 * @summary Transfer between two wallets
 */
export const useTransferFunds = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferFunds>>, TError,TransferFundsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferFunds>>,
        TError,
        TransferFundsMutationVariables,
        TContext
      > => {
      return useMutation(getTransferFundsMutationOptions(options), queryClient);
    }
    /**
 * A transfer between two wallets of the member of the session. The list of them is the ledger, `listTransactionHistory`
 * with kind `transfer_out`.
 * @summary Tell how a transfer stands
 */
export const getWalletTransfer = (
    transferId: string,
 signal?: AbortSignal
) => {


      return http<GetWalletTransferResponse>(
      {url: `/wps/v2/wallets/transfers/${transferId}`, method: 'GET', signal
    },
      );
    }




export const getGetWalletTransferQueryKey = (transferId: string,) => {
    return [
    `/wps/v2/wallets/transfers/${transferId}`
    ] as const;
    }


export const getGetWalletTransferQueryOptions = <TData = Awaited<ReturnType<typeof getWalletTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletTransferQueryKey(transferId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWalletTransfer>>> = ({ signal }) => getWalletTransfer(transferId, signal);





   return  { queryKey, queryFn, enabled: transferId !== null && transferId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getWalletTransfer>>>
export type GetWalletTransferQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetWalletTransfer<TData = Awaited<ReturnType<typeof getWalletTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletTransfer>>,
          TError,
          Awaited<ReturnType<typeof getWalletTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletTransfer<TData = Awaited<ReturnType<typeof getWalletTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWalletTransfer>>,
          TError,
          Awaited<ReturnType<typeof getWalletTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletTransfer<TData = Awaited<ReturnType<typeof getWalletTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how a transfer stands
 */

export function useGetWalletTransfer<TData = Awaited<ReturnType<typeof getWalletTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWalletTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletTransferQueryOptions(transferId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Transfers the whole balance of every vendor wallet to the main wallet, each as a transfer of its own. A vendor that
 * cannot be reached stops none of the others: its transfer is `failed` or `pending` and stands in the answer. With
 * nothing to collect the answer has no transfers.
 * @summary Bring all money back to the main wallet
 */
export const collectAllFunds = (

 signal?: AbortSignal
) => {


      return http<CollectAllFundsResponse>(
      {url: `/wps/v2/wallets/collectAll`, method: 'POST', signal
    },
      );
    }




export const getCollectAllFundsMutationKey = () => ['collectAllFunds'] as const;

export const getCollectAllFundsMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectAllFunds>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectAllFunds>>, TError,void, TContext> => {

const mutationKey = getCollectAllFundsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectAllFunds>>, void> = () => {


          return  collectAllFunds()
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectAllFundsMutationResult = NonNullable<Awaited<ReturnType<typeof collectAllFunds>>>

    export type CollectAllFundsMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


    /**
 * @summary Bring all money back to the main wallet
 */
export const useCollectAllFunds = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectAllFunds>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectAllFunds>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCollectAllFundsMutationOptions(options), queryClient);
    }
    /**
 * To whom the member of the session may transfer money, and how much. The upline shows where `toUpline` of the member
 * info is true. Downlines are for agents (types 1, 2, 41, 42), direct ones only; the team pages list them.
 * @summary Tell whom one may transfer to
 */
export const getMemberTransferTerms = (

 signal?: AbortSignal
) => {


      return http<GetMemberTransferTermsResponse>(
      {url: `/wps/v2/wallets/memberTransferTerms`, method: 'GET', signal
    },
      );
    }




export const getGetMemberTransferTermsQueryKey = () => {
    return [
    `/wps/v2/wallets/memberTransferTerms`
    ] as const;
    }


export const getGetMemberTransferTermsQueryOptions = <TData = Awaited<ReturnType<typeof getMemberTransferTerms>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberTransferTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberTransferTerms>>> = ({ signal }) => getMemberTransferTerms(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberTransferTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberTransferTerms>>>
export type GetMemberTransferTermsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberTransferTerms<TData = Awaited<ReturnType<typeof getMemberTransferTerms>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberTransferTerms>>,
          TError,
          Awaited<ReturnType<typeof getMemberTransferTerms>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberTransferTerms<TData = Awaited<ReturnType<typeof getMemberTransferTerms>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberTransferTerms>>,
          TError,
          Awaited<ReturnType<typeof getMemberTransferTerms>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberTransferTerms<TData = Awaited<ReturnType<typeof getMemberTransferTerms>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell whom one may transfer to
 */

export function useGetMemberTransferTerms<TData = Awaited<ReturnType<typeof getMemberTransferTerms>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransferTerms>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberTransferTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the upline, at once and for
 * good; both sides are entries of one transaction with the note. Who may not is 403 `forbidden`. Bonus and held money
 * cannot be transferred; the amount must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). While the
 * member owes, it is 422 `debt_open`. Five wrong payment passwords in 30 minutes are 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to the upline
 */
export const transferToUpline = (
    transferToUplineBody: TransferToUplineBody,
 signal?: AbortSignal
) => {


      return http<TransferToUplineResponse>(
      {url: `/wps/v2/wallets/uplineTransfer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: transferToUplineBody, signal
    },
      );
    }




export const getTransferToUplineMutationKey = () => ['transferToUpline'] as const;

export const getTransferToUplineMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferToUpline>>, TError,TransferToUplineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferToUpline>>, TError,TransferToUplineMutationVariables, TContext> => {

const mutationKey = getTransferToUplineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferToUpline>>, TransferToUplineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferToUpline(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferToUplineMutationResult = NonNullable<Awaited<ReturnType<typeof transferToUpline>>>
    export type TransferToUplineMutationBody = TransferToUplineBody
    export type TransferToUplineMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type TransferToUplineMutationVariables = {data: TransferToUplineBody}

    /**
 * @summary Transfer to the upline
 */
export const useTransferToUpline = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferToUpline>>, TError,TransferToUplineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferToUpline>>,
        TError,
        TransferToUplineMutationVariables,
        TContext
      > => {
      return useMutation(getTransferToUplineMutationOptions(options), queryClient);
    }
    /**
 * Moves the amount from the main wallet of the member of the session to the main wallet of the receiver, at once and for
 * good; both sides are entries of one transaction with the note. Only agents may (403 `forbidden`), and only to a direct
 * downline: another account is 404, whether it exists or not. Bonus and held money cannot be transferred; the amount
 * must lie within `getMemberTransferTerms` (422 `amount_out_of_range`). While the agent owes, it is 422 `debt_open`.
 * Five wrong payment passwords in 30 minutes are 429. The receiver is told by message, the audit log keeps it.
 * @summary Transfer to a downline
 */
export const transferToDownline = (
    transferToDownlineBody: TransferToDownlineBody,
 signal?: AbortSignal
) => {


      return http<TransferToDownlineResponse>(
      {url: `/wps/v2/wallets/downlineTransfer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: transferToDownlineBody, signal
    },
      );
    }




export const getTransferToDownlineMutationKey = () => ['transferToDownline'] as const;

export const getTransferToDownlineMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferToDownline>>, TError,TransferToDownlineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferToDownline>>, TError,TransferToDownlineMutationVariables, TContext> => {

const mutationKey = getTransferToDownlineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferToDownline>>, TransferToDownlineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferToDownline(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferToDownlineMutationResult = NonNullable<Awaited<ReturnType<typeof transferToDownline>>>
    export type TransferToDownlineMutationBody = TransferToDownlineBody
    export type TransferToDownlineMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type TransferToDownlineMutationVariables = {data: TransferToDownlineBody}

    /**
 * @summary Transfer to a downline
 */
export const useTransferToDownline = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferToDownline>>, TError,TransferToDownlineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferToDownline>>,
        TError,
        TransferToDownlineMutationVariables,
        TContext
      > => {
      return useMutation(getTransferToDownlineMutationOptions(options), queryClient);
    }
    /**
 * A transfer that the member of the session sent to its upline or a downline. What it received stands in its ledger.
 * @summary Tell a transfer to another member
 */
export const getMemberTransfer = (
    transferId: string,
 signal?: AbortSignal
) => {


      return http<GetMemberTransferResponse>(
      {url: `/wps/v2/wallets/memberTransfers/${transferId}`, method: 'GET', signal
    },
      );
    }




export const getGetMemberTransferQueryKey = (transferId: string,) => {
    return [
    `/wps/v2/wallets/memberTransfers/${transferId}`
    ] as const;
    }


export const getGetMemberTransferQueryOptions = <TData = Awaited<ReturnType<typeof getMemberTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberTransferQueryKey(transferId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberTransfer>>> = ({ signal }) => getMemberTransfer(transferId, signal);





   return  { queryKey, queryFn, enabled: transferId !== null && transferId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberTransfer>>>
export type GetMemberTransferQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberTransfer<TData = Awaited<ReturnType<typeof getMemberTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberTransfer>>,
          TError,
          Awaited<ReturnType<typeof getMemberTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberTransfer<TData = Awaited<ReturnType<typeof getMemberTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberTransfer>>,
          TError,
          Awaited<ReturnType<typeof getMemberTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberTransfer<TData = Awaited<ReturnType<typeof getMemberTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell a transfer to another member
 */

export function useGetMemberTransfer<TData = Awaited<ReturnType<typeof getMemberTransfer>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberTransferQueryOptions(transferId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A member owes what was taken back and had been spent, whatever the cause: the prize of a result that was corrected, or
 * a deposit whose payment was reversed. It is one debt. No balance is ever negative: whatever comes into the main
 * wallet pays it first, as far as it goes, in the same transaction; deposits only where the brand says so. While
 * there is a debt, withdrawals and transfers to other members are refused. The member is told by a message
 * when something is owed, and why.
 * @summary Tell what the member owes
 */
export const getDebt = (

 signal?: AbortSignal
) => {


      return http<GetDebtResponse>(
      {url: `/wps/v2/wallets/debt`, method: 'GET', signal
    },
      );
    }




export const getGetDebtQueryKey = () => {
    return [
    `/wps/v2/wallets/debt`
    ] as const;
    }


export const getGetDebtQueryOptions = <TData = Awaited<ReturnType<typeof getDebt>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDebtQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDebt>>> = ({ signal }) => getDebt(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDebtQueryResult = NonNullable<Awaited<ReturnType<typeof getDebt>>>
export type GetDebtQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDebt<TData = Awaited<ReturnType<typeof getDebt>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDebt>>,
          TError,
          Awaited<ReturnType<typeof getDebt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDebt<TData = Awaited<ReturnType<typeof getDebt>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDebt>>,
          TError,
          Awaited<ReturnType<typeof getDebt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDebt<TData = Awaited<ReturnType<typeof getDebt>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what the member owes
 */

export function useGetDebt<TData = Awaited<ReturnType<typeof getDebt>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDebt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDebtQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The money that the member of the session has locked, when each part comes back, and the terms of a new lock. What is
 * locked belongs to the member, but no bet, transfer or withdrawal can use it. Locks that have ended are returned
 * before the answer. Trial accounts have no vault: 403 `in_need_true_account`.
 * @summary Tell what is in the vault
 */
export const getVault = (

 signal?: AbortSignal
) => {


      return http<GetVaultResponse>(
      {url: `/wps/v2/wallets/vault`, method: 'GET', signal
    },
      );
    }




export const getGetVaultQueryKey = () => {
    return [
    `/wps/v2/wallets/vault`
    ] as const;
    }


export const getGetVaultQueryOptions = <TData = Awaited<ReturnType<typeof getVault>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVaultQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVault>>> = ({ signal }) => getVault(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVaultQueryResult = NonNullable<Awaited<ReturnType<typeof getVault>>>
export type GetVaultQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetVault<TData = Awaited<ReturnType<typeof getVault>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVault>>,
          TError,
          Awaited<ReturnType<typeof getVault>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVault<TData = Awaited<ReturnType<typeof getVault>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVault>>,
          TError,
          Awaited<ReturnType<typeof getVault>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVault<TData = Awaited<ReturnType<typeof getVault>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what is in the vault
 */

export function useGetVault<TData = Awaited<ReturnType<typeof getVault>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVault>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVaultQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the member of the session locked in the range, the newest first, returned locks with them. The totals run over
 * all pages. Those of the last 92 days at least are kept.
 * @summary List the locks of the vault
 */
export const listVaultLocks = (
    params?: ListVaultLocksParams,
 signal?: AbortSignal
) => {


      return http<ListVaultLocksResponse>(
      {url: `/wps/v2/wallets/vaultLocks`, method: 'GET',
        params, signal
    },
      );
    }




export const getListVaultLocksQueryKey = (params?: ListVaultLocksParams,) => {
    return [
    `/wps/v2/wallets/vaultLocks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVaultLocksQueryOptions = <TData = Awaited<ReturnType<typeof listVaultLocks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListVaultLocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVaultLocksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVaultLocks>>> = ({ signal }) => listVaultLocks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVaultLocksQueryResult = NonNullable<Awaited<ReturnType<typeof listVaultLocks>>>
export type ListVaultLocksQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVaultLocks<TData = Awaited<ReturnType<typeof listVaultLocks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListVaultLocksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVaultLocks>>,
          TError,
          Awaited<ReturnType<typeof listVaultLocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVaultLocks<TData = Awaited<ReturnType<typeof listVaultLocks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVaultLocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVaultLocks>>,
          TError,
          Awaited<ReturnType<typeof listVaultLocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVaultLocks<TData = Awaited<ReturnType<typeof listVaultLocks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVaultLocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the locks of the vault
 */

export function useListVaultLocks<TData = Awaited<ReturnType<typeof listVaultLocks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVaultLocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVaultLocks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVaultLocksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Moves the amount from the main wallet to the vault, where it stays for the chosen time; both sides are entries of one
 * transaction. Nobody can shorten that time, the operator neither. At its end the money goes back to the main wallet by
 * itself, exactly once, also that of an account that is excluded or closed by then. The amount must lie within the
 * limits of `getVault` (422 `amount_out_of_range`) and the main wallet; bonus and held money cannot be locked. With
 * `maxLocks` open locks it is 422 `vault_full`. Hours that the site does not offer are 400. The money stays the
 * member's own, so there is no payment password to enter.
 * @summary Lock money in the vault
 */
export const lockVault = (
    lockVaultPayload: LockVaultPayload,
 signal?: AbortSignal
) => {


      return http<LockVaultResponse>(
      {url: `/wps/v2/wallets/vaultLocks`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lockVaultPayload, signal
    },
      );
    }




export const getLockVaultMutationKey = () => ['lockVault'] as const;

export const getLockVaultMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockVault>>, TError,LockVaultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof lockVault>>, TError,LockVaultMutationVariables, TContext> => {

const mutationKey = getLockVaultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lockVault>>, LockVaultMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lockVault(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LockVaultMutationResult = NonNullable<Awaited<ReturnType<typeof lockVault>>>
    export type LockVaultMutationBody = LockVaultPayload
    export type LockVaultMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type LockVaultMutationVariables = {data: LockVaultPayload}

    /**
 * @summary Lock money in the vault
 */
export const useLockVault = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockVault>>, TError,LockVaultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lockVault>>,
        TError,
        LockVaultMutationVariables,
        TContext
      > => {
      return useMutation(getLockVaultMutationOptions(options), queryClient);
    }
    /**
 * The ways that are open to the member of the session, with limits, fee and time, what its profile still lacks, and what
 * its deposit limits still allow.
 * @summary List the ways to deposit
 */
export const listDepositMethods = (

 signal?: AbortSignal
) => {


      return http<ListDepositMethodsResponse>(
      {url: `/wps/v2/wallets/depositMethods`, method: 'GET', signal
    },
      );
    }




export const getListDepositMethodsQueryKey = () => {
    return [
    `/wps/v2/wallets/depositMethods`
    ] as const;
    }


export const getListDepositMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listDepositMethods>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepositMethods>>> = ({ signal }) => listDepositMethods(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listDepositMethods>>>
export type ListDepositMethodsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDepositMethods<TData = Awaited<ReturnType<typeof listDepositMethods>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositMethods>>,
          TError,
          Awaited<ReturnType<typeof listDepositMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositMethods<TData = Awaited<ReturnType<typeof listDepositMethods>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositMethods>>,
          TError,
          Awaited<ReturnType<typeof listDepositMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositMethods<TData = Awaited<ReturnType<typeof listDepositMethods>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways to deposit
 */

export function useListDepositMethods<TData = Awaited<ReturnType<typeof listDepositMethods>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes a deposit in the state `pending` and answers how to pay it; no money moves. Before the first one the profile
 * needs birthday and payee name (422 `birthday_required`, `payee_name_required`; 422 `age_too_low` when the brand's age
 * has risen since). An amount outside the limits of the way, or with more decimals than the currency, is 422
 * `amount_out_of_range`; one that would pass the lowest deposit limit, open deposits counted in, is 422
 * `deposit_limit_reached`; a way that is off 422 `method_unavailable`; an unknown one, or an unknown promotion, 404. While
 * as many are `pending` as the brand allows at a time, usually five, another is 429. When the payment is known the server
 * credits the main wallet exactly once, however often a provider reports it. A promotion that it names is joined when it
 * is credited. One that would give nothing for it is refused, with what stands against it: 409
 * `promotion_already_joined` once its bonus was given, 422 `promotion_unavailable`, `promotion_not_eligible`,
 * `promotion_first_deposit_only`, `promotion_first_of_day_only`, `promotion_deposit_too_small` for what would be
 * credited, `promotion_used_up`, or the brand's rules as for a join. What stands against it only when the money is there is told in `promotionRefusal` and in
 * a message.
 * @summary Begin a deposit
 */
export const createDeposit = (
    depositPayload: DepositPayload,
 signal?: AbortSignal
) => {


      return http<CreateDepositResponse>(
      {url: `/wps/v2/wallets/deposits`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: depositPayload, signal
    },
      );
    }




export const getCreateDepositMutationKey = () => ['createDeposit'] as const;

export const getCreateDepositMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext> => {

const mutationKey = getCreateDepositMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeposit>>, CreateDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeposit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDepositMutationResult = NonNullable<Awaited<ReturnType<typeof createDeposit>>>
    export type CreateDepositMutationBody = DepositPayload
    export type CreateDepositMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateDepositMutationVariables = {data: DepositPayload}

    /**
 * @summary Begin a deposit
 */
export const useCreateDeposit = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeposit>>,
        TError,
        CreateDepositMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDepositMutationOptions(options), queryClient);
    }
    /**
 * The deposits of the member of the session that were asked for within the range, the newest first, with the sums over
 * all pages. A page beyond the last is empty.
 * @summary List the deposits
 */
export const listDeposits = (
    params?: ListDepositsParams,
 signal?: AbortSignal
) => {


      return http<ListDepositsResponse>(
      {url: `/wps/v2/wallets/deposits`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDepositsQueryKey = (params?: ListDepositsParams,) => {
    return [
    `/wps/v2/wallets/deposits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDepositsQueryOptions = <TData = Awaited<ReturnType<typeof listDeposits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeposits>>> = ({ signal }) => listDeposits(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeposits>>>
export type ListDepositsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListDepositsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deposits
 */

export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A deposit of the member of the session, how to pay it while it is `pending`, and its steps. The portal polls it in the
 * background until it has ended.
 * @summary Tell how a deposit stands
 */
export const getDeposit = (
    depositId: string,
 signal?: AbortSignal
) => {


      return http<GetDepositResponse>(
      {url: `/wps/v2/wallets/deposits/${depositId}`, method: 'GET', signal
    },
      );
    }




export const getGetDepositQueryKey = (depositId: string,) => {
    return [
    `/wps/v2/wallets/deposits/${depositId}`
    ] as const;
    }


export const getGetDepositQueryOptions = <TData = Awaited<ReturnType<typeof getDeposit>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositQueryKey(depositId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeposit>>> = ({ signal }) => getDeposit(depositId, signal);





   return  { queryKey, queryFn, enabled: depositId !== null && depositId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositQueryResult = NonNullable<Awaited<ReturnType<typeof getDeposit>>>
export type GetDepositQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposit>>,
          TError,
          Awaited<ReturnType<typeof getDeposit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposit>>,
          TError,
          Awaited<ReturnType<typeof getDeposit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how a deposit stands
 */

export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 depositId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositQueryOptions(depositId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The member has paid and gives the reference of its payment. No money moves and the state stays `pending`: `paid` is
 * what the provider or an operator has seen. From now on the deposit does not expire by itself; an operator confirms or
 * refuses it. The reference can be sent again, corrected, while the deposit is `pending`. In any other state it is 409
 * `conflict`, and for card payments, which report themselves.
 * @summary Say that a deposit has been paid
 */
export const markDepositPaid = (
    depositId: string,
    paidPayload: PaidPayload,
 signal?: AbortSignal
) => {


      return http<MarkDepositPaidResponse>(
      {url: `/wps/v2/wallets/deposits/${depositId}/paid`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: paidPayload, signal
    },
      );
    }




export const getMarkDepositPaidMutationKey = () => ['markDepositPaid'] as const;

export const getMarkDepositPaidMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDepositPaid>>, TError,MarkDepositPaidMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markDepositPaid>>, TError,MarkDepositPaidMutationVariables, TContext> => {

const mutationKey = getMarkDepositPaidMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markDepositPaid>>, MarkDepositPaidMutationVariables> = (props) => {
          const {depositId,data} = props ?? {};

          return  markDepositPaid(depositId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkDepositPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markDepositPaid>>>
    export type MarkDepositPaidMutationBody = PaidPayload
    export type MarkDepositPaidMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type MarkDepositPaidMutationVariables = {depositId: string;data: PaidPayload}

    /**
 * @summary Say that a deposit has been paid
 */
export const useMarkDepositPaid = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDepositPaid>>, TError,MarkDepositPaidMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markDepositPaid>>,
        TError,
        MarkDepositPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkDepositPaidMutationOptions(options), queryClient);
    }
    /**
 * The limits of the member of the session, what it still lacks and, with `amount`, the fee and what arrives. A quote
 * binds nobody: `createWithdrawal` checks everything again. An amount outside the limits is quoted all the same; the
 * limits tell.
 * @summary Tell what can be withdrawn and what it costs
 */
export const getWithdrawalQuote = (
    params?: GetWithdrawalQuoteParams,
 signal?: AbortSignal
) => {


      return http<GetWithdrawalQuoteResponse>(
      {url: `/wps/v2/wallets/withdrawalQuote`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetWithdrawalQuoteQueryKey = (params?: GetWithdrawalQuoteParams,) => {
    return [
    `/wps/v2/wallets/withdrawalQuote`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetWithdrawalQuoteQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalQuote>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetWithdrawalQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQuoteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalQuote>>> = ({ signal }) => getWithdrawalQuote(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQuoteQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalQuote>>>
export type GetWithdrawalQuoteQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetWithdrawalQuote<TData = Awaited<ReturnType<typeof getWithdrawalQuote>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetWithdrawalQuoteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalQuote>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalQuote>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalQuote<TData = Awaited<ReturnType<typeof getWithdrawalQuote>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetWithdrawalQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalQuote>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalQuote>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalQuote<TData = Awaited<ReturnType<typeof getWithdrawalQuote>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetWithdrawalQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what can be withdrawn and what it costs
 */

export function useGetWithdrawalQuote<TData = Awaited<ReturnType<typeof getWithdrawalQuote>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetWithdrawalQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalQuote>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQuoteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Asks for a payout to a bound account and holds the amount from then on, in one transaction. Needs a payee name, a
 * payment password and a bound account in the payee name (422 `payee_name_required`, `payment_password_not_set`; an
 * account that is not the member's, or not usable yet, is 404). An amount outside the limits of one withdrawal is 422
 * `amount_out_of_range`, one that passes the count or the sum of the day 422 `withdrawal_limit_reached`, one above what
 * is available 422 `insufficient_balance`. While the member owes, it is 422 `debt_open`. Bonus money cannot be withdrawn. Five wrong payment passwords in 30 minutes
 * are 429. The audit log keeps it. No withdrawal can be cancelled by the member.
 * @summary Ask for a withdrawal
 */
export const createWithdrawal = (
    createWithdrawalBody: CreateWithdrawalBody,
 signal?: AbortSignal
) => {


      return http<CreateWithdrawalResponse>(
      {url: `/wps/v2/wallets/withdrawals`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createWithdrawalBody, signal
    },
      );
    }




export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = CreateWithdrawalBody
    export type CreateWithdrawalMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateWithdrawalMutationVariables = {data: CreateWithdrawalBody}

    /**
 * @summary Ask for a withdrawal
 */
export const useCreateWithdrawal = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The withdrawals of the member of the session that were asked for within the range, the newest first, with the sums
 * over all pages. A page beyond the last is empty.
 * @summary List the withdrawals
 */
export const listWithdrawals = (
    params?: ListWithdrawalsParams,
 signal?: AbortSignal
) => {


      return http<ListWithdrawalsResponse>(
      {url: `/wps/v2/wallets/withdrawals`, method: 'GET',
        params, signal
    },
      );
    }




export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    `/wps/v2/wallets/withdrawals`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A withdrawal of the member of the session with its timeline: who did what when, whose turn it is now, to do what and
 * until when. The portal polls it in the background until it has ended.
 * @summary Tell how a withdrawal stands
 */
export const getWithdrawal = (
    withdrawalId: string,
 signal?: AbortSignal
) => {


      return http<GetWithdrawalResponse>(
      {url: `/wps/v2/wallets/withdrawals/${withdrawalId}`, method: 'GET', signal
    },
      );
    }




export const getGetWithdrawalQueryKey = (withdrawalId: string,) => {
    return [
    `/wps/v2/wallets/withdrawals/${withdrawalId}`
    ] as const;
    }


export const getGetWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQueryKey(withdrawalId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(withdrawalId, signal);





   return  { queryKey, queryFn, enabled: withdrawalId !== null && withdrawalId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how a withdrawal stands
 */

export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 withdrawalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQueryOptions(withdrawalId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `paid | disputed -> received`, at once and for good. No money moves: it left with `paid`. In any other state it is 409
 * `conflict`. Without this call a `paid` withdrawal counts as received 30 minutes after `paid`.
 * @summary Confirm that a withdrawal has arrived
 */
export const confirmWithdrawal = (
    withdrawalId: string,
 signal?: AbortSignal
) => {


      return http<ConfirmWithdrawalResponse>(
      {url: `/wps/v2/wallets/withdrawals/${withdrawalId}/received`, method: 'POST', signal
    },
      );
    }




export const getConfirmWithdrawalMutationKey = () => ['confirmWithdrawal'] as const;

export const getConfirmWithdrawalMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError,ConfirmWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError,ConfirmWithdrawalMutationVariables, TContext> => {

const mutationKey = getConfirmWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmWithdrawal>>, ConfirmWithdrawalMutationVariables> = (props) => {
          const {withdrawalId} = props ?? {};

          return  confirmWithdrawal(withdrawalId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof confirmWithdrawal>>>

    export type ConfirmWithdrawalMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConfirmWithdrawalMutationVariables = {withdrawalId: string}

    /**
 * @summary Confirm that a withdrawal has arrived
 */
export const useConfirmWithdrawal = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError,ConfirmWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmWithdrawal>>,
        TError,
        ConfirmWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * `paid -> disputed`: the clock of 30 minutes stops and an operator answers within 72 hours: `received`, with the proof
 * of the bank, or `returned`, which gives the money back. In any other state, and after the 30 minutes, it is 409
 * `conflict`. No money moves.
 * @summary Say that a withdrawal has not arrived
 */
export const disputeWithdrawal = (
    withdrawalId: string,
    disputePayload: DisputePayload,
 signal?: AbortSignal
) => {


      return http<DisputeWithdrawalResponse>(
      {url: `/wps/v2/wallets/withdrawals/${withdrawalId}/dispute`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: disputePayload, signal
    },
      );
    }




export const getDisputeWithdrawalMutationKey = () => ['disputeWithdrawal'] as const;

export const getDisputeWithdrawalMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeWithdrawal>>, TError,DisputeWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof disputeWithdrawal>>, TError,DisputeWithdrawalMutationVariables, TContext> => {

const mutationKey = getDisputeWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeWithdrawal>>, DisputeWithdrawalMutationVariables> = (props) => {
          const {withdrawalId,data} = props ?? {};

          return  disputeWithdrawal(withdrawalId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisputeWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof disputeWithdrawal>>>
    export type DisputeWithdrawalMutationBody = DisputePayload
    export type DisputeWithdrawalMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DisputeWithdrawalMutationVariables = {withdrawalId: string;data: DisputePayload}

    /**
 * @summary Say that a withdrawal has not arrived
 */
export const useDisputeWithdrawal = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeWithdrawal>>, TError,DisputeWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disputeWithdrawal>>,
        TError,
        DisputeWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getDisputeWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The ledger of one wallet of the member of the session, the newest entry first, each with its reason, what it is about
 * and the balance after it, and the sums over all pages. Every balance is the sum of its entries. Entries of one
 * transaction stand in the order in which they were made. At least 3 months are at hand. A page beyond the last is
 * empty.
 * @summary List the entries of the ledger
 */
export const listTransactionHistory = (
    params?: ListTransactionHistoryParams,
 signal?: AbortSignal
) => {


      return http<ListTransactionHistoryResponse>(
      {url: `/wps/v2/wallets/transactionHistory`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTransactionHistoryQueryKey = (params?: ListTransactionHistoryParams,) => {
    return [
    `/wps/v2/wallets/transactionHistory`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listTransactionHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListTransactionHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactionHistory>>> = ({ signal }) => listTransactionHistory(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactionHistory>>>
export type ListTransactionHistoryQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListTransactionHistory<TData = Awaited<ReturnType<typeof listTransactionHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListTransactionHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionHistory>>,
          TError,
          Awaited<ReturnType<typeof listTransactionHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionHistory<TData = Awaited<ReturnType<typeof listTransactionHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTransactionHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionHistory>>,
          TError,
          Awaited<ReturnType<typeof listTransactionHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionHistory<TData = Awaited<ReturnType<typeof listTransactionHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTransactionHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the ledger
 */

export function useListTransactionHistory<TData = Awaited<ReturnType<typeof listTransactionHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListTransactionHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






