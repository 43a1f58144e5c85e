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
  BindEmailBody,
  BindEmailResponse,
  BindMobileBody,
  BindMobileResponse,
  ChangePaymentPasswordBody,
  ChangePaymentPasswordResponse,
  ConfirmTwoStepLoginBody,
  ConfirmTwoStepLoginResponse,
  DisableTwoStepLoginBody,
  DisableTwoStepLoginResponse,
  DismissLoginInfoPayload,
  DismissLoginInfoResponse,
  EncryptedBodyRefusedResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetLoginInfoResponse,
  GetSecurityCentreResponse,
  ListLoginHistoryParams,
  ListLoginHistoryResponse,
  MemberCodePayload,
  PayloadTooLargeResponse,
  ResetPaymentPasswordBody,
  ResetPaymentPasswordResponse,
  SendMemberCodeResponse,
  SetPaymentPasswordBody,
  SetPaymentPasswordResponse,
  StartTwoStepLoginBody,
  StartTwoStepLoginResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
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
 * The strength of the account over login password, payment password, e-mail, mobile number, bound accounts and two-step
 * login, with the last login. Every detail is masked. A login password older than the site allows has the state `renew`
 * and gives no points.
 * @summary Tell how safe the account is
 */
export const getSecurityCentre = (

 signal?: AbortSignal
) => {


      return http<GetSecurityCentreResponse>(
      {url: `/wps/member/security`, method: 'GET', signal
    },
      );
    }




export const getGetSecurityCentreQueryKey = () => {
    return [
    `/wps/member/security`
    ] as const;
    }


export const getGetSecurityCentreQueryOptions = <TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecurityCentreQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecurityCentre>>> = ({ signal }) => getSecurityCentre(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecurityCentreQueryResult = NonNullable<Awaited<ReturnType<typeof getSecurityCentre>>>
export type GetSecurityCentreQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityCentre>>,
          TError,
          Awaited<ReturnType<typeof getSecurityCentre>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityCentre>>,
          TError,
          Awaited<ReturnType<typeof getSecurityCentre>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how safe the account is
 */

export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecurityCentreQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the first payment password, which protects withdrawals, transfers to others, bound accounts and the point mall.
 * Where there is one it is 409 `already_set`. It must differ from the login password (422 `password_unchanged`) and keep
 * the rule `paymentPassword` of the registration rules. One that is easy to guess is 422 `payment_password_weak`: a single
 * digit repeated, digits in a row up or down, also over 9 and 0 (`123456`, `890123`, `098765`), and the member's birthday
 * in digits (`170892`, `081792`, `920817`, or with the whole year). Stored as a hash (argon2id). Five wrong passwords in
 * 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Set the payment password
 */
export const setPaymentPassword = (
    setPaymentPasswordBody: SetPaymentPasswordBody,
 signal?: AbortSignal
) => {


      return http<SetPaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setPaymentPasswordBody, signal
    },
      );
    }




export const getSetPaymentPasswordMutationKey = () => ['setPaymentPassword'] as const;

export const getSetPaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext> => {

const mutationKey = getSetPaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPaymentPassword>>, SetPaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setPaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPaymentPassword>>>
    export type SetPaymentPasswordMutationBody = SetPaymentPasswordBody
    export type SetPaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetPaymentPasswordMutationVariables = {data: SetPaymentPasswordBody}

    /**
 * @summary Set the payment password
 */
export const useSetPaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPaymentPassword>>,
        TError,
        SetPaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Puts a new payment password in place of the present one. Without one it is 422 `payment_password_not_set`; the new one
 * must differ from the old one and from the login password, and not be easy to guess (422 `payment_password_weak`, as in
 * `setPaymentPassword`). Five wrong passwords in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Change the payment password
 */
export const changePaymentPassword = (
    changePaymentPasswordBody: ChangePaymentPasswordBody,
 signal?: AbortSignal
) => {


      return http<ChangePaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePaymentPasswordBody, signal
    },
      );
    }




export const getChangePaymentPasswordMutationKey = () => ['changePaymentPassword'] as const;

export const getChangePaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext> => {

const mutationKey = getChangePaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePaymentPassword>>, ChangePaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePaymentPassword>>>
    export type ChangePaymentPasswordMutationBody = ChangePaymentPasswordBody
    export type ChangePaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ChangePaymentPasswordMutationVariables = {data: ChangePaymentPasswordBody}

    /**
 * @summary Change the payment password
 */
export const useChangePaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePaymentPassword>>,
        TError,
        ChangePaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Puts a new payment password in place of a forgotten one. Needs the login password and a code of `sendMemberCode` for
 * `reset_payment_password`; a code is good once and for five tries. The new one must not be easy to guess (422
 * `payment_password_weak`, as in `setPaymentPassword`). Withdrawals are held back for as long as the brand
 * says after it (`usableFrom` of the bound accounts). Five wrong passwords in 30 minutes are 429. The member is told by
 * message, the audit log keeps it.
 * @summary Replace a forgotten payment password
 */
export const resetPaymentPassword = (
    resetPaymentPasswordBody: ResetPaymentPasswordBody,
 signal?: AbortSignal
) => {


      return http<ResetPaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPaymentPasswordBody, signal
    },
      );
    }




export const getResetPaymentPasswordMutationKey = () => ['resetPaymentPassword'] as const;

export const getResetPaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext> => {

const mutationKey = getResetPaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPaymentPassword>>, ResetPaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPaymentPassword>>>
    export type ResetPaymentPasswordMutationBody = ResetPaymentPasswordBody
    export type ResetPaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ResetPaymentPasswordMutationVariables = {data: ResetPaymentPasswordBody}

    /**
 * @summary Replace a forgotten payment password
 */
export const useResetPaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPaymentPassword>>,
        TError,
        ResetPaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Makes a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). Nothing changes for the next login until
 * `confirmTwoStepLogin`; a new start makes the earlier secret void. Where two-step login is on it is 409 `already_set`.
 * The secret is stored encrypted and told this once only.
 * @summary Begin two-step login
 */
export const startTwoStepLogin = (
    startTwoStepLoginBody: StartTwoStepLoginBody,
 signal?: AbortSignal
) => {


      return http<StartTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: startTwoStepLoginBody, signal
    },
      );
    }




export const getStartTwoStepLoginMutationKey = () => ['startTwoStepLogin'] as const;

export const getStartTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getStartTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTwoStepLogin>>, StartTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startTwoStepLogin>>>
    export type StartTwoStepLoginMutationBody = StartTwoStepLoginBody
    export type StartTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartTwoStepLoginMutationVariables = {data: StartTwoStepLoginBody}

    /**
 * @summary Begin two-step login
 */
export const useStartTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTwoStepLogin>>,
        TError,
        StartTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStartTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Turns two-step login on when the code is the one of the secret, at most one step of 30 seconds off; a code is good
 * once. From then on each login by password needs a code. Answers ten recovery codes, stored as hashes and told this
 * once only. An unknown or expired enrolment is 404, after five wrong codes it is void. The other sessions of the
 * account end.
 * @summary Turn two-step login on
 */
export const confirmTwoStepLogin = (
    confirmTwoStepLoginBody: ConfirmTwoStepLoginBody,
 signal?: AbortSignal
) => {


      return http<ConfirmTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmTwoStepLoginBody, signal
    },
      );
    }




export const getConfirmTwoStepLoginMutationKey = () => ['confirmTwoStepLogin'] as const;

export const getConfirmTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getConfirmTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTwoStepLogin>>, ConfirmTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTwoStepLogin>>>
    export type ConfirmTwoStepLoginMutationBody = ConfirmTwoStepLoginBody
    export type ConfirmTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConfirmTwoStepLoginMutationVariables = {data: ConfirmTwoStepLoginBody}

    /**
 * @summary Turn two-step login on
 */
export const useConfirmTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTwoStepLogin>>,
        TError,
        ConfirmTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Turns two-step login off and makes the secret and the recovery codes void. Where it is off it is 409 `conflict`. Five
 * wrong passwords or codes in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Turn two-step login off
 */
export const disableTwoStepLogin = (
    disableTwoStepLoginBody: DisableTwoStepLoginBody,
 signal?: AbortSignal
) => {


      return http<DisableTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/disable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: disableTwoStepLoginBody, signal
    },
      );
    }




export const getDisableTwoStepLoginMutationKey = () => ['disableTwoStepLogin'] as const;

export const getDisableTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getDisableTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableTwoStepLogin>>, DisableTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  disableTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof disableTwoStepLogin>>>
    export type DisableTwoStepLoginMutationBody = DisableTwoStepLoginBody
    export type DisableTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DisableTwoStepLoginMutationVariables = {data: DisableTwoStepLoginBody}

    /**
 * @summary Turn two-step login off
 */
export const useDisableTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableTwoStepLogin>>,
        TError,
        DisableTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getDisableTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Sends a code of six digits that is good for one purpose, once, for five tries and `expiredMinutes`; a new one makes
 * the earlier one void. `bind_email` needs channel `email` and `email`, `bind_mobile` channel `sms`,
 * `countryDialingCode` and `mobileNum`: else 400. `reset_payment_password` goes to what is bound; where nothing is, it
 * is 422 `contact_missing`. An address or number of another member is told apart to nobody here: a code is sent, and
 * binding fails. Each `sms` needs a `sliderTicket` (422 `captcha_check_failed`). At most one a minute and ten a day for
 * each member, address and number: 429 `sms_too_many_requests`, `sms_quota_exceeded`.
 * @summary Send a code to the member
 */
export const sendMemberCode = (
    memberCodePayload: MemberCodePayload,
 signal?: AbortSignal
) => {


      return http<SendMemberCodeResponse>(
      {url: `/wps/member/verificationCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: memberCodePayload, signal
    },
      );
    }




export const getSendMemberCodeMutationKey = () => ['sendMemberCode'] as const;

export const getSendMemberCodeMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext> => {

const mutationKey = getSendMemberCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMemberCode>>, SendMemberCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendMemberCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendMemberCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendMemberCode>>>
    export type SendMemberCodeMutationBody = MemberCodePayload
    export type SendMemberCodeMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse
    export type SendMemberCodeMutationVariables = {data: MemberCodePayload}

    /**
 * @summary Send a code to the member
 */
export const useSendMemberCode = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMemberCode>>,
        TError,
        SendMemberCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendMemberCodeMutationOptions(options), queryClient);
    }
    /**
 * Binds the address, in place of an earlier one, which is told of it. An address of another member is 409
 * `contact_in_use`; the code is used up all the same. After a change bound accounts and limits stay as they are.
 * @summary Bind an e-mail address
 */
export const bindEmail = (
    bindEmailBody: BindEmailBody,
 signal?: AbortSignal
) => {


      return http<BindEmailResponse>(
      {url: `/wps/member/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindEmailBody, signal
    },
      );
    }




export const getBindEmailMutationKey = () => ['bindEmail'] as const;

export const getBindEmailMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext> => {

const mutationKey = getBindEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindEmail>>, BindEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindEmailMutationResult = NonNullable<Awaited<ReturnType<typeof bindEmail>>>
    export type BindEmailMutationBody = BindEmailBody
    export type BindEmailMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type BindEmailMutationVariables = {data: BindEmailBody}

    /**
 * @summary Bind an e-mail address
 */
export const useBindEmail = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindEmail>>,
        TError,
        BindEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBindEmailMutationOptions(options), queryClient);
    }
    /**
 * Binds the number, in place of an earlier one, which is told of it; login by SMS goes by the new one at once. A number
 * of another member is 409 `contact_in_use`; the code is used up all the same. The number of a member who is
 * self-excluded counts as another member's.
 * @summary Bind a mobile number
 */
export const bindMobile = (
    bindMobileBody: BindMobileBody,
 signal?: AbortSignal
) => {


      return http<BindMobileResponse>(
      {url: `/wps/member/mobile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindMobileBody, signal
    },
      );
    }




export const getBindMobileMutationKey = () => ['bindMobile'] as const;

export const getBindMobileMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext> => {

const mutationKey = getBindMobileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindMobile>>, BindMobileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindMobile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindMobileMutationResult = NonNullable<Awaited<ReturnType<typeof bindMobile>>>
    export type BindMobileMutationBody = BindMobileBody
    export type BindMobileMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type BindMobileMutationVariables = {data: BindMobileBody}

    /**
 * @summary Bind a mobile number
 */
export const useBindMobile = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindMobile>>,
        TError,
        BindMobileMutationVariables,
        TContext
      > => {
      return useMutation(getBindMobileMutationOptions(options), queryClient);
    }
    /**
 * The attempts to log in to the account of the session, the newest first, failed ones too, with place and device. Kept
 * for at least 3 months. A page beyond the last is empty.
 * @summary List the logins
 */
export const listLoginHistory = (
    params?: ListLoginHistoryParams,
 signal?: AbortSignal
) => {


      return http<ListLoginHistoryResponse>(
      {url: `/wps/member/loginHistory`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLoginHistoryQueryKey = (params?: ListLoginHistoryParams,) => {
    return [
    `/wps/member/loginHistory`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLoginHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoginHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoginHistory>>> = ({ signal }) => listLoginHistory(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoginHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listLoginHistory>>>
export type ListLoginHistoryQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListLoginHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginHistory>>,
          TError,
          Awaited<ReturnType<typeof listLoginHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginHistory>>,
          TError,
          Awaited<ReturnType<typeof listLoginHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the logins
 */

export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoginHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the portal loads after each login: the welcome of the first login until it is dismissed, the last login once a
 * session. Trial accounts are answered too, with nothing due.
 * @summary Tell what to show after the login
 */
export const getLoginInfo = (

 signal?: AbortSignal
) => {


      return http<GetLoginInfoResponse>(
      {url: `/wps/member/loginInfo`, method: 'GET', signal
    },
      );
    }




export const getGetLoginInfoQueryKey = () => {
    return [
    `/wps/member/loginInfo`
    ] as const;
    }


export const getGetLoginInfoQueryOptions = <TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoginInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoginInfo>>> = ({ signal }) => getLoginInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoginInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getLoginInfo>>>
export type GetLoginInfoQueryError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoginInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoginInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what to show after the login
 */

export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoginInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Remembers that the welcome was shown, for the account, or the last login, for this session, and answers what is still
 * due. Doing it again changes nothing.
 * @summary Dismiss what was shown after the login
 */
export const dismissLoginInfo = (
    dismissLoginInfoPayload: DismissLoginInfoPayload,
 signal?: AbortSignal
) => {


      return http<DismissLoginInfoResponse>(
      {url: `/wps/member/loginInfo/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dismissLoginInfoPayload, signal
    },
      );
    }




export const getDismissLoginInfoMutationKey = () => ['dismissLoginInfo'] as const;

export const getDismissLoginInfoMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext> => {

const mutationKey = getDismissLoginInfoMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissLoginInfo>>, DismissLoginInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  dismissLoginInfo(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissLoginInfoMutationResult = NonNullable<Awaited<ReturnType<typeof dismissLoginInfo>>>
    export type DismissLoginInfoMutationBody = DismissLoginInfoPayload
    export type DismissLoginInfoMutationError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DismissLoginInfoMutationVariables = {data: DismissLoginInfoPayload}

    /**
 * @summary Dismiss what was shown after the login
 */
export const useDismissLoginInfo = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissLoginInfo>>,
        TError,
        DismissLoginInfoMutationVariables,
        TContext
      > => {
      return useMutation(getDismissLoginInfoMutationOptions(options), queryClient);
    }
