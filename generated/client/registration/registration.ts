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
  CheckAffiliateCodeParams,
  CheckAffiliateCodeResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  PayloadTooLargeResponse,
  RegisterMemberBody,
  RegisterMemberByMobileBody,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
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
 * Makes a member's account (type 0) and opens its first session in one step. Needs `DIRECTREG3` and `USERNAMEREG3`, else
 * 403 `registration_unavailable`. Needs `username` and `password`.
 *
 * **Rules.** The server enforces every rule that `getRegisterSettings` publishes: a field that breaks one is 400
 * `validation_failed` with rule `reg_pattern_{patternId}`, one that is required and missing has rule `required`, and one
 * whose rule is off is refused with rule `disabled`. Values are trimmed, passwords are not. `confirmPassword` must equal
 * `password`, else 422 `passwords_do_not_match`. A username is unique without regard to case, 409 `username_taken`, and so
 * is a mobile number, 409 `mobile_number_taken`. Of two registrations at once with one name, one succeeds.
 *
 * **Checks.** Where the tab of the settings asks for a code, `verificationCode` of `sendRegisterSmsCode` for just this
 * number; on the Firebase path `firebaseChannel` and `firebaseIdToken` instead, else 422 `phone_verification_failed`.
 * Without a code, the three `geetest` fields of one slider ticket, else 422 `captcha_check_failed`. Where the tab asks for
 * it, `captcha` with `captchaId`. Checks are made before anything is written; a code is spent by success only, a ticket or
 * an image by any answer but 400.
 *
 * **Where it comes from.** `affiliateCode` is checked as by `checkAffiliateCode` and puts the account below that agent,
 * `referralCode` names the member who has invited; either unknown is 422 `invitation_code_error`. `socialTicket` of
 * `completeSocialLogin` binds that identity to the account; one that is no longer good is 401 `social_login_failed`. A
 * mobile number, e-mail address or identity number of somebody who has excluded themselves is 403 `self_excluded`.
 *
 * To send this states the agreement, which the server records with its time, address and language. Success is one
 * transaction: account, first login, agreement and audit entry. The portal then shows `in_registered_successfully`.
 * @summary Register by username
 */
export const registerMember = (
    registerMemberBody: RegisterMemberBody,
 signal?: AbortSignal
) => {


      return http<RegisterMemberResponse>(
      {url: `/wps/member/register`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: registerMemberBody, signal
    },
      );
    }




export const getRegisterMemberMutationKey = () => ['registerMember'] as const;

export const getRegisterMemberMutationOptions = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext> => {

const mutationKey = getRegisterMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerMember>>, RegisterMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerMember(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMemberMutationResult = NonNullable<Awaited<ReturnType<typeof registerMember>>>
    export type RegisterMemberMutationBody = RegisterMemberBody
    export type RegisterMemberMutationError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RegisterMemberMutationVariables = {data: RegisterMemberBody}

    /**
 * @summary Register by username
 */
export const useRegisterMember = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerMember>>,
        TError,
        RegisterMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMemberMutationOptions(options), queryClient);
    }
    /**
 * As `registerMember`, for somebody who gives a mobile number and no name. Needs `DIRECTREG3` and `MOBILENUMREG3`, else
 * 403 `registration_unavailable`. Needs `mobileNum` and `countryDialingCode`; `username` is set to the mobile number, and
 * anything else there is 400. `password` and `confirmPassword` are needed where the tab of the settings says so
 * (`MOBILENUMPASSREG3`) and refused otherwise: such an account logs in by SMS until it sets a password. The server
 * generates the account name, which `value.account` tells and the portal shows; both it and the number are good for the
 * next login.
 * @summary Register by mobile number
 */
export const registerMemberByMobile = (
    registerMemberByMobileBody: RegisterMemberByMobileBody,
 signal?: AbortSignal
) => {


      return http<RegisterMemberByMobileResponse>(
      {url: `/wps/member/register/mobile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: registerMemberByMobileBody, signal
    },
      );
    }




export const getRegisterMemberByMobileMutationKey = () => ['registerMemberByMobile'] as const;

export const getRegisterMemberByMobileMutationOptions = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMemberByMobile>>, TError,RegisterMemberByMobileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerMemberByMobile>>, TError,RegisterMemberByMobileMutationVariables, TContext> => {

const mutationKey = getRegisterMemberByMobileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerMemberByMobile>>, RegisterMemberByMobileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerMemberByMobile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMemberByMobileMutationResult = NonNullable<Awaited<ReturnType<typeof registerMemberByMobile>>>
    export type RegisterMemberByMobileMutationBody = RegisterMemberByMobileBody
    export type RegisterMemberByMobileMutationError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RegisterMemberByMobileMutationVariables = {data: RegisterMemberByMobileBody}

    /**
 * @summary Register by mobile number
 */
export const useRegisterMemberByMobile = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMemberByMobile>>, TError,RegisterMemberByMobileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerMemberByMobile>>,
        TError,
        RegisterMemberByMobileMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMemberByMobileMutationOptions(options), queryClient);
    }
    /**
 * Whether a registration may name this code: it must belong to an agent whose account is active. Case does not count, and
 * the answer tells the code as it is written. A domain that is an agent's own admits that agent's codes only. Any other
 * code is 422 `invitation_code_error`, and nothing is told about agents. The check reserves nothing; the registration
 * makes it again.
 * @summary Check an affiliate code
 */
export const checkAffiliateCode = (
    params: CheckAffiliateCodeParams,
 signal?: AbortSignal
) => {


      return http<CheckAffiliateCodeResponse>(
      {url: `/wps/agent/affiliate`, method: 'GET',
        params, signal
    },
      );
    }




export const getCheckAffiliateCodeQueryKey = (params?: CheckAffiliateCodeParams,) => {
    return [
    `/wps/agent/affiliate`, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckAffiliateCodeQueryOptions = <TData = Awaited<ReturnType<typeof checkAffiliateCode>>, TError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: CheckAffiliateCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckAffiliateCodeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkAffiliateCode>>> = ({ signal }) => checkAffiliateCode(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckAffiliateCodeQueryResult = NonNullable<Awaited<ReturnType<typeof checkAffiliateCode>>>
export type CheckAffiliateCodeQueryError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useCheckAffiliateCode<TData = Awaited<ReturnType<typeof checkAffiliateCode>>, TError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: CheckAffiliateCodeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAffiliateCode>>,
          TError,
          Awaited<ReturnType<typeof checkAffiliateCode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAffiliateCode<TData = Awaited<ReturnType<typeof checkAffiliateCode>>, TError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: CheckAffiliateCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAffiliateCode>>,
          TError,
          Awaited<ReturnType<typeof checkAffiliateCode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAffiliateCode<TData = Awaited<ReturnType<typeof checkAffiliateCode>>, TError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: CheckAffiliateCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check an affiliate code
 */

export function useCheckAffiliateCode<TData = Awaited<ReturnType<typeof checkAffiliateCode>>, TError = ValidationFailedResponse | ForbiddenResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: CheckAffiliateCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAffiliateCode>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckAffiliateCodeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






