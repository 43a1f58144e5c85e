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
  AddBoundAccountBody,
  AddBoundAccountResponse,
  EncryptedBodyRefusedResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  ListBanksResponse,
  ListBoundAccountsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RemoveBoundAccountBody,
  RemoveBoundAccountResponse,
  SetDefaultBoundAccountResponse,
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
 * The banks and providers of e-wallets to which the brand can pay out.
 * @summary List the banks whose accounts can be bound
 */
export const listBanks = (

 signal?: AbortSignal
) => {


      return http<ListBanksResponse>(
      {url: `/wps/member/banks`, method: 'GET', signal
    },
      );
    }




export const getListBanksQueryKey = () => {
    return [
    `/wps/member/banks`
    ] as const;
    }


export const getListBanksQueryOptions = <TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBanksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanks>>> = ({ signal }) => listBanks(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBanksQueryResult = NonNullable<Awaited<ReturnType<typeof listBanks>>>
export type ListBanksQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanks>>,
          TError,
          Awaited<ReturnType<typeof listBanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanks>>,
          TError,
          Awaited<ReturnType<typeof listBanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the banks whose accounts can be bound
 */

export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBanksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The accounts to which the member of the session can withdraw. Account numbers are never told, only their ending.
 * @summary List the bound accounts
 */
export const listBoundAccounts = (

 signal?: AbortSignal
) => {


      return http<ListBoundAccountsResponse>(
      {url: `/wps/member/boundAccounts`, method: 'GET', signal
    },
      );
    }




export const getListBoundAccountsQueryKey = () => {
    return [
    `/wps/member/boundAccounts`
    ] as const;
    }


export const getListBoundAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBoundAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoundAccounts>>> = ({ signal }) => listBoundAccounts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBoundAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listBoundAccounts>>>
export type ListBoundAccountsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoundAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBoundAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoundAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBoundAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bound accounts
 */

export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBoundAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Binds an account in the `payeeName` of the profile and answers all accounts. Without a payee name it is 422
 * `payee_name_required`, without a payment password 422 `payment_password_not_set`. An account number that does not fit
 * the bank's `accountPattern` is 400 with the pointer `/body/accountNumber`; one that is bound already, by this or
 * another member, is 409 `account_in_use`; more than `maxAccounts` is 422 `account_limit_reached`. Five wrong payment
 * passwords in 30 minutes are 429. The number is stored encrypted; the member is told of the change by message and the
 * audit log keeps it.
 * @summary Bind an account
 */
export const addBoundAccount = (
    addBoundAccountBody: AddBoundAccountBody,
 signal?: AbortSignal
) => {


      return http<AddBoundAccountResponse>(
      {url: `/wps/member/boundAccounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addBoundAccountBody, signal
    },
      );
    }




export const getAddBoundAccountMutationKey = () => ['addBoundAccount'] as const;

export const getAddBoundAccountMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext> => {

const mutationKey = getAddBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBoundAccount>>, AddBoundAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addBoundAccount(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof addBoundAccount>>>
    export type AddBoundAccountMutationBody = AddBoundAccountBody
    export type AddBoundAccountMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AddBoundAccountMutationVariables = {data: AddBoundAccountBody}

    /**
 * @summary Bind an account
 */
export const useAddBoundAccount = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBoundAccount>>,
        TError,
        AddBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getAddBoundAccountMutationOptions(options), queryClient);
    }
    /**
 * Makes the account the one to which withdrawals go unless the member chooses another, and answers all accounts. The
 * default one stays it.
 * @summary Make a bound account the default
 */
export const setDefaultBoundAccount = (
    accountId: string,
 signal?: AbortSignal
) => {


      return http<SetDefaultBoundAccountResponse>(
      {url: `/wps/member/boundAccounts/${accountId}/default`, method: 'POST', signal
    },
      );
    }




export const getSetDefaultBoundAccountMutationKey = () => ['setDefaultBoundAccount'] as const;

export const getSetDefaultBoundAccountMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext> => {

const mutationKey = getSetDefaultBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDefaultBoundAccount>>, SetDefaultBoundAccountMutationVariables> = (props) => {
          const {accountId} = props ?? {};

          return  setDefaultBoundAccount(accountId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetDefaultBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof setDefaultBoundAccount>>>

    export type SetDefaultBoundAccountMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetDefaultBoundAccountMutationVariables = {accountId: string}

    /**
 * @summary Make a bound account the default
 */
export const useSetDefaultBoundAccount = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDefaultBoundAccount>>,
        TError,
        SetDefaultBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getSetDefaultBoundAccountMutationOptions(options), queryClient);
    }
    /**
 * Takes the account away and answers those that are left. If it was the default, the newest of the others becomes it.
 * While a withdrawal to it is `requested`, `reviewing`, `approved`, `paid` or `disputed` it cannot be removed: 409
 * `account_busy`. Withdrawals of the past keep the name of its bank and its ending.
 * @summary Remove a bound account
 */
export const removeBoundAccount = (
    accountId: string,
    removeBoundAccountBody: RemoveBoundAccountBody,
 signal?: AbortSignal
) => {


      return http<RemoveBoundAccountResponse>(
      {url: `/wps/member/boundAccounts/${accountId}/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: removeBoundAccountBody, signal
    },
      );
    }




export const getRemoveBoundAccountMutationKey = () => ['removeBoundAccount'] as const;

export const getRemoveBoundAccountMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext> => {

const mutationKey = getRemoveBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeBoundAccount>>, RemoveBoundAccountMutationVariables> = (props) => {
          const {accountId,data} = props ?? {};

          return  removeBoundAccount(accountId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof removeBoundAccount>>>
    export type RemoveBoundAccountMutationBody = RemoveBoundAccountBody
    export type RemoveBoundAccountMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RemoveBoundAccountMutationVariables = {accountId: string;data: RemoveBoundAccountBody}

    /**
 * @summary Remove a bound account
 */
export const useRemoveBoundAccount = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeBoundAccount>>,
        TError,
        RemoveBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveBoundAccountMutationOptions(options), queryClient);
    }
