/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  EncryptedPayload,
  ErrorEnvelope,
  ForbiddenResponse,
  FreePlayLoginResponse,
  FreePlayPayload,
  LoginPayload,
  LoginResponse,
  LogoutResponse,
  PayloadTooLargeResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model/index.ts';

import { http } from '../../../src/portal/api/http.ts';




/**
 * Opens a session for an account of this site. Wrong name and wrong password are told apart to nobody: both are
 * `invalid_credentials`, after the same time. The member site admits accounts with `memberAccess`, others are answered
 * `error_not_member`; the agent site admits agents, others are answered `error_not_agent`. Each login is a new session;
 * the others of the account go on. Attempts are limited by account and by address: 429 `rate_limited`.
 * A type that the site has not switched on is answered 403 `login_type_unavailable`.
 * @summary Log in
 */
export const login = (
    loginPayloadEncryptedPayload: LoginPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<LoginResponse>(
      {url: `/wps/session/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginPayloadEncryptedPayload, signal
    },
      );
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginPayload | EncryptedPayload
    export type LoginMutationError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type LoginMutationVariables = {data: LoginPayload | EncryptedPayload}

    /**
 * @summary Log in
 */
export const useLogin = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Makes a trial account (type 4) with play credit and opens a session for it. Needs the switch `FREEPLAY3`, else 403
 * `free_play_unavailable`. The random string is good once and for 2 minutes: anything else is 400 `encryption_invalid`.
 * @summary Log in to a new trial account
 */
export const freePlayLogin = (
    freePlayPayload: FreePlayPayload,
 signal?: AbortSignal
) => {


      return http<FreePlayLoginResponse>(
      {url: `/wps/session/login/freeplay`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: freePlayPayload, signal
    },
      );
    }




export const getFreePlayLoginMutationKey = () => ['freePlayLogin'] as const;

export const getFreePlayLoginMutationOptions = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freePlayLogin>>, TError,FreePlayLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof freePlayLogin>>, TError,FreePlayLoginMutationVariables, TContext> => {

const mutationKey = getFreePlayLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof freePlayLogin>>, FreePlayLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  freePlayLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FreePlayLoginMutationResult = NonNullable<Awaited<ReturnType<typeof freePlayLogin>>>
    export type FreePlayLoginMutationBody = FreePlayPayload
    export type FreePlayLoginMutationError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type FreePlayLoginMutationVariables = {data: FreePlayPayload}

    /**
 * @summary Log in to a new trial account
 */
export const useFreePlayLogin = <TError = ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freePlayLogin>>, TError,FreePlayLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof freePlayLogin>>,
        TError,
        FreePlayLoginMutationVariables,
        TContext
      > => {
      return useMutation(getFreePlayLoginMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the token sent with it, at once and on every server. Other sessions of the account go on.
 * @summary Log out
 */
export const logout = (

 signal?: AbortSignal
) => {


      return http<LogoutResponse>(
      {url: `/wps/session/logout`, method: 'DELETE', signal
    },
      );
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout()
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


    /**
 * @summary Log out
 */
export const useLogout = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
