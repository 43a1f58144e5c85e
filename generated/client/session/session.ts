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
  BeginSocialLoginResponse,
  CompleteSocialLoginBody,
  CompleteSocialLoginResponse,
  CreateSessionTicketResponse,
  EncryptedBodyRefusedResponse,
  EndOtherSessionsResponse,
  EndSessionResponse,
  ErrorEnvelope,
  ExchangeSessionTicketBody,
  ExchangeSessionTicketResponse,
  ForbiddenResponse,
  FreePlayLoginResponse,
  FreePlayPayload,
  ListSessionsResponse,
  LoginBody,
  LoginResponse,
  LogoutResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SessionId,
  SessionTicketPayload,
  SocialBeginPayload,
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
 * Opens a session for an account of this site. Wrong name and wrong password are told apart to nobody: both are
 * `invalid_credentials`, after the same time. The member site admits accounts with `memberAccess`, others are answered
 * `error_not_member`; the agent site admits agents, others are answered `error_not_agent`. Each login is a new session;
 * the others of the account go on. Attempts are limited by account and by address: 429 `rate_limited`; ten failures within
 * 30 minutes lock the account for 15, 403 `account_locked`. A type that the site has not switched on is answered 403
 * `login_type_unavailable`. `account_disabled`, `self_excluded`, `error_not_member`, `error_not_agent`,
 * `new_ip_verification` and `two_step_required` are told to nobody who has not proven to be the owner. `self_excluded` says
 * in `value.until` when the exclusion ends, null for ever.
 *
 * **Type `username`** takes the account name or the mobile number as `username`, and `password`. The bot check is
 * `sliderTicket`; a backend that checks refuses a login without a good one: 422 `captcha_check_failed`. A captcha is
 * needed where `info.settings.captcha.login` is on, and after three failures of the account or the address within 30
 * minutes. From then on each failure says `value.captcha: true`, for the client to show a fresh image; an attempt without
 * it is 422 `captcha_required`, a wrong one 422 `captcha_wrong`, and neither looks at the password.
 *
 * **Type `sms`** needs `MOBILEVERCODELOGIN3`. It takes `mobileNum`, `countryDialingCode` and the `verificationCode` of
 * `sendSmsCode`, and neither slider nor captcha. Where `info.register.smsChannel` is `firebase`, `firebaseChannel` and
 * `firebaseIdToken` stand in the place of the code; the token must be of the brand's project, fresh, and for this number,
 * else 422 `phone_verification_failed`. A password that is expired or the default one forces no change here.
 *
 * **A new place.** Where the brand asks for it, a login by username from an address or a device that the account has never
 * used is answered 403 `new_ip_verification` after the right password, with `maskedMobileNum` and a `verificationTicket`;
 * only accounts with a verified number are asked, and only where the server sends the codes itself. `sendNewIpCode` sends
 * the code, and the same login again with `verificationCode` opens the session and makes the place known. That code is
 * checked before the password, and can only exist after it was right: slider and captcha are not asked again. A code has
 * five tries.
 *
 * **Two-step login.** Where the account has turned it on (`confirmTwoStepLogin`), no way in opens a session without it. A
 * login of either type is answered 403 `two_step_required` after the right password, code or token, with a
 * `verificationTicket` that is good for five minutes, five tries and this way in. The same login again with it and
 * `twoStepCode` opens the session; slider and captcha are not asked again, nor is the code of a new place. Only success
 * spends the code by SMS or the token of Firebase. A code of the app is good for its step of 30 seconds and one before and
 * after, each code once; a recovery code is good once. A wrong code is 422 `verification_code_wrong`: after a password it
 * counts like a wrong one, and ten within 30 minutes after any other first step lock these ways in for 15, 403
 * `account_locked`. A ticket that is used up or too old is 422 `verification_code_expired`. `completeSocialLogin`,
 * `exchangeSessionTicket` and `resetPasswordByPhone` ask for the second step in the same way.
 * @summary Log in
 */
export const login = (
    loginBody: LoginBody,
 signal?: AbortSignal
) => {


      return http<LoginResponse>(
      {url: `/wps/session/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginBody, signal
    },
      );
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
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
    export type LoginMutationBody = LoginBody
    export type LoginMutationError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type LoginMutationVariables = {data: LoginBody}

    /**
 * @summary Log in
 */
export const useLogin = <TError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
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
    /**
 * For the merchant's own system, which vouches for the account with its key. The ticket goes to the portal's address as
 * `?token=` and is exchanged there for a session. It is good once, for 60 seconds, at this merchant only, and kept as a
 * hash; a new one leaves earlier ones as they are. Each is written to the audit log. An account that the merchant does not
 * have is 404; one that may not log in is refused here already.
 * @summary Make a login ticket for an account
 */
export const createSessionTicket = (
    sessionTicketPayload: SessionTicketPayload,
 signal?: AbortSignal
) => {


      return http<CreateSessionTicketResponse>(
      {url: `/wps/session/ticket`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sessionTicketPayload, signal
    },
      );
    }




export const getCreateSessionTicketMutationKey = () => ['createSessionTicket'] as const;

export const getCreateSessionTicketMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSessionTicket>>, TError,CreateSessionTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createSessionTicket>>, TError,CreateSessionTicketMutationVariables, TContext> => {

const mutationKey = getCreateSessionTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSessionTicket>>, CreateSessionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSessionTicket(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSessionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createSessionTicket>>>
    export type CreateSessionTicketMutationBody = SessionTicketPayload
    export type CreateSessionTicketMutationError = ValidationFailedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreateSessionTicketMutationVariables = {data: SessionTicketPayload}

    /**
 * @summary Make a login ticket for an account
 */
export const useCreateSessionTicket = <TError = ValidationFailedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSessionTicket>>, TError,CreateSessionTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSessionTicket>>,
        TError,
        CreateSessionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSessionTicketMutationOptions(options), queryClient);
    }
    /**
 * Opens a session for the account of a ticket of `createSessionTicket`, with the same login info as a login. A ticket that
 * is unknown, expired, used or another merchant's is 401 `session_ticket_invalid`, which ones cannot be told apart; of two
 * exchanges at once one succeeds. A session token is never accepted as a ticket. Other sessions go on: a portal that holds
 * a session of another account, which `value.account` tells, asks first, and ends the new one if the person declines.
 *
 * Where the account has two-step login, the answer is 403 `two_step_required` with a `verificationTicket`, by the rules of
 * `login`; the login ticket is spent then, so that the other one stands for it, and this operation with it and
 * `twoStepCode` opens the session.
 * @summary Exchange a login ticket for a session
 */
export const exchangeSessionTicket = (
    exchangeSessionTicketBody: ExchangeSessionTicketBody,
 signal?: AbortSignal
) => {


      return http<ExchangeSessionTicketResponse>(
      {url: `/wps/session/token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: exchangeSessionTicketBody, signal
    },
      );
    }




export const getExchangeSessionTicketMutationKey = () => ['exchangeSessionTicket'] as const;

export const getExchangeSessionTicketMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeSessionTicket>>, TError,ExchangeSessionTicketMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof exchangeSessionTicket>>, TError,ExchangeSessionTicketMutationVariables, TContext> => {

const mutationKey = getExchangeSessionTicketMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exchangeSessionTicket>>, ExchangeSessionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exchangeSessionTicket(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExchangeSessionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof exchangeSessionTicket>>>
    export type ExchangeSessionTicketMutationBody = ExchangeSessionTicketBody
    export type ExchangeSessionTicketMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ExchangeSessionTicketMutationVariables = {data: ExchangeSessionTicketBody}

    /**
 * @summary Exchange a login ticket for a session
 */
export const useExchangeSessionTicket = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeSessionTicket>>, TError,ExchangeSessionTicketMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exchangeSessionTicket>>,
        TError,
        ExchangeSessionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getExchangeSessionTicketMutationOptions(options), queryClient);
    }
    /**
 * Prepares an authorization code flow with PKCE and answers the address of the provider's page. State, nonce and code
 * verifier are made and kept by the server, for 10 minutes; the client secret never leaves it. The browser keeps a random
 * key of its own and sends the hash only, so that nobody else can complete the sign-in. `returnUrl` must be on a host of
 * the brand, else 403 `invalid_domain`. A provider without a client id in `info.socialLogin` is off: 403
 * `login_type_unavailable`.
 * @summary Begin a sign-in through a provider
 */
export const beginSocialLogin = (
    provider: 'google' | 'facebook',
    socialBeginPayload: SocialBeginPayload,
 signal?: AbortSignal
) => {


      return http<BeginSocialLoginResponse>(
      {url: `/wps/session/social/${provider}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialBeginPayload, signal
    },
      );
    }




export const getBeginSocialLoginMutationKey = () => ['beginSocialLogin'] as const;

export const getBeginSocialLoginMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext> => {

const mutationKey = getBeginSocialLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginSocialLogin>>, BeginSocialLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  beginSocialLogin(provider,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof beginSocialLogin>>>
    export type BeginSocialLoginMutationBody = SocialBeginPayload
    export type BeginSocialLoginMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type BeginSocialLoginMutationVariables = {provider: 'google' | 'facebook';data: SocialBeginPayload}

    /**
 * @summary Begin a sign-in through a provider
 */
export const useBeginSocialLogin = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginSocialLogin>>,
        TError,
        BeginSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getBeginSocialLoginMutationOptions(options), queryClient);
    }
    /**
 * Takes what the provider has added to the return address, redeems the code with the kept verifier and checks nonce,
 * issuer, audience and time of the identity token. An identity is the provider's name and its `sub`, never an e-mail
 * address. A known identity opens a session for its account, under the rules of `login` but for password, slider, captcha
 * and new places. Where the account has two-step login, the answer is 403 `two_step_required` with a `verificationTicket`;
 * state and code are spent then, so the ticket stands for them, and this operation with it and `twoStepCode` opens the
 * session. An unknown one opens none: `identity.socialTicket`, good once and for 30 minutes, goes into a
 * registration, which then binds the identity to the new account. A `state` is good once; one that is unknown, expired or
 * begun with another browser key, and a code that the provider refuses, are 401 `social_login_failed`. Where the person
 * has closed the window or declined, the provider's `error` is sent instead of a code, and answered 422
 * `popup_closed_by_user`.
 * @summary Complete a sign-in through a provider
 */
export const completeSocialLogin = (
    provider: 'google' | 'facebook',
    completeSocialLoginBody: CompleteSocialLoginBody,
 signal?: AbortSignal
) => {


      return http<CompleteSocialLoginResponse>(
      {url: `/wps/session/social/${provider}/complete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: completeSocialLoginBody, signal
    },
      );
    }




export const getCompleteSocialLoginMutationKey = () => ['completeSocialLogin'] as const;

export const getCompleteSocialLoginMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSocialLogin>>, TError,CompleteSocialLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof completeSocialLogin>>, TError,CompleteSocialLoginMutationVariables, TContext> => {

const mutationKey = getCompleteSocialLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeSocialLogin>>, CompleteSocialLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  completeSocialLogin(provider,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof completeSocialLogin>>>
    export type CompleteSocialLoginMutationBody = CompleteSocialLoginBody
    export type CompleteSocialLoginMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CompleteSocialLoginMutationVariables = {provider: 'google' | 'facebook';data: CompleteSocialLoginBody}

    /**
 * @summary Complete a sign-in through a provider
 */
export const useCompleteSocialLogin = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSocialLogin>>, TError,CompleteSocialLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeSocialLogin>>,
        TError,
        CompleteSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteSocialLoginMutationOptions(options), queryClient);
    }
    /**
 * Every session of the account that has neither ended nor expired, the one used last first, with the place and the device
 * as the server saw them at login. The session of this call is marked `current`. Tokens are never told.
 * @summary List the sessions of the account
 */
export const listSessions = (

 signal?: AbortSignal
) => {


      return http<ListSessionsResponse>(
      {url: `/wps/session/sessions`, method: 'GET', signal
    },
      );
    }




export const getListSessionsQueryKey = () => {
    return [
    `/wps/session/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sessions of the account
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Signs out everywhere else: ends every session of the account but the one of this call, at once and on every server.
 * Repeating it ends nothing more and succeeds.
 * @summary End all other sessions of the account
 */
export const endOtherSessions = (

 signal?: AbortSignal
) => {


      return http<EndOtherSessionsResponse>(
      {url: `/wps/session/sessions`, method: 'DELETE', signal
    },
      );
    }




export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {


          return  endOtherSessions()
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


    /**
 * @summary End all other sessions of the account
 */
export const useEndOtherSessions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndOtherSessionsMutationOptions(options), queryClient);
    }
    /**
 * Ends the session, at once and on every server; its token is answered 401 from then on. The session of this call may be
 * ended too, which is a logout. One that has ended already, or is another account's, is 404.
 * @summary End one session of the account
 */
export const endSession = (
    sessionId: SessionId,
 signal?: AbortSignal
) => {


      return http<EndSessionResponse>(
      {url: `/wps/session/sessions/${sessionId}`, method: 'DELETE', signal
    },
      );
    }




export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};

          return  endSession(sessionId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type EndSessionMutationVariables = {sessionId: SessionId}

    /**
 * @summary End one session of the account
 */
export const useEndSession = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
