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
  ErrorEnvelope,
  ForbiddenResponse,
  GetCaptchaResponse,
  GetSliderResponse,
  NewIpCodePayload,
  PayloadTooLargeResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeBody,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SmsCodePayload,
  SolveSliderBody,
  SolveSliderResponse,
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
 * A fresh image with characters to type, and its id beside it. Login and registration send the id back as `captchaId` with
 * what was read as `captcha`; case does not count. An image is good for one attempt, whether that succeeds or not, and for
 * 5 minutes. Who cannot read it lets the browser do the proof of work and sends its nonce as `captcha`. Each call draws
 * anew, and an answer may not be kept (`Cache-Control: no-store`). Where a captcha is needed is told by
 * `info.settings.captcha`, and after failed attempts by `value.captcha` of the error.
 * @summary Draw a captcha image
 */
export const getCaptcha = (

 signal?: AbortSignal
) => {


      return http<GetCaptchaResponse>(
      {url: `/wps/captcha`, method: 'GET', signal
    },
      );
    }




export const getGetCaptchaQueryKey = () => {
    return [
    `/wps/captcha`
    ] as const;
    }


export const getGetCaptchaQueryOptions = <TData = Awaited<ReturnType<typeof getCaptcha>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCaptchaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCaptcha>>> = ({ signal }) => getCaptcha(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCaptchaQueryResult = NonNullable<Awaited<ReturnType<typeof getCaptcha>>>
export type GetCaptchaQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetCaptcha<TData = Awaited<ReturnType<typeof getCaptcha>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaptcha>>,
          TError,
          Awaited<ReturnType<typeof getCaptcha>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptcha<TData = Awaited<ReturnType<typeof getCaptcha>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCaptcha>>,
          TError,
          Awaited<ReturnType<typeof getCaptcha>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCaptcha<TData = Awaited<ReturnType<typeof getCaptcha>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Draw a captcha image
 */

export function useGetCaptcha<TData = Awaited<ReturnType<typeof getCaptcha>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCaptcha>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCaptchaQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A puzzle that tells people from programs: a picture with a hole, and the piece that belongs there. It is the bot check
 * before a login by username, before an SMS code and at registration. A puzzle is good for one answer and for 5 minutes.
 * The same answer carries a proof of work for those who cannot drag; either solves the puzzle. The place of the hole
 * stands nowhere but in the picture. Each call draws anew, and an answer may not be kept.
 * @summary Draw a slider puzzle
 */
export const getSlider = (

 signal?: AbortSignal
) => {


      return http<GetSliderResponse>(
      {url: `/wps/verification/slider`, method: 'GET', signal
    },
      );
    }




export const getGetSliderQueryKey = () => {
    return [
    `/wps/verification/slider`
    ] as const;
    }


export const getGetSliderQueryOptions = <TData = Awaited<ReturnType<typeof getSlider>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSliderQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSlider>>> = ({ signal }) => getSlider(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSliderQueryResult = NonNullable<Awaited<ReturnType<typeof getSlider>>>
export type GetSliderQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlider>>,
          TError,
          Awaited<ReturnType<typeof getSlider>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlider>>,
          TError,
          Awaited<ReturnType<typeof getSlider>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Draw a slider puzzle
 */

export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSliderQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the track of a drag, or a proof of work, and gives a ticket that is good once and for 5 minutes. A login by
 * username and `sendSmsCode` carry it as `sliderTicket`; registration and its SMS code carry the same ticket in the three
 * `geetest` fields. Either use spends it. A drag must end within 5 pixels of the hole and move as a hand does; a proof
 * needs no drag. A puzzle takes one answer: after 422 `slider_wrong` a new one is fetched. A puzzle that is unknown,
 * answered or expired is 422 `captcha_check_failed`. Who checks is the backend's choice, an outside service may stand
 * behind it: clients take ticket and fields as opaque.
 * @summary Solve a slider puzzle
 */
export const solveSlider = (
    solveSliderBody: SolveSliderBody,
 signal?: AbortSignal
) => {


      return http<SolveSliderResponse>(
      {url: `/wps/verification/slider`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: solveSliderBody, signal
    },
      );
    }




export const getSolveSliderMutationKey = () => ['solveSlider'] as const;

export const getSolveSliderMutationOptions = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof solveSlider>>, TError,SolveSliderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof solveSlider>>, TError,SolveSliderMutationVariables, TContext> => {

const mutationKey = getSolveSliderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof solveSlider>>, SolveSliderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  solveSlider(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SolveSliderMutationResult = NonNullable<Awaited<ReturnType<typeof solveSlider>>>
    export type SolveSliderMutationBody = SolveSliderBody
    export type SolveSliderMutationError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SolveSliderMutationVariables = {data: SolveSliderBody}

    /**
 * @summary Solve a slider puzzle
 */
export const useSolveSlider = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof solveSlider>>, TError,SolveSliderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof solveSlider>>,
        TError,
        SolveSliderMutationVariables,
        TContext
      > => {
      return useMutation(getSolveSliderMutationOptions(options), queryClient);
    }
    /**
 * Sends a code by SMS to somebody who is not logged in, for a login of type `sms` or for a password by phone. The code is
 * good once, for the time that the answer names, and for five tries; a new one replaces it. It is kept as a hash only. The
 * site must use one of both: `MOBILEVERCODELOGIN3` or `CHNGPASSVERIF3`, and send codes itself (`smsChannel` is `server`),
 * else 403 `sms_not_allowed`. A number that no account has is 422 `wrong_account` where the brand's setting
 * `revealUnknownAccount` is on; where it is off, it is answered like any other and nothing is sent. At most one code a
 * minute goes to a number, 429 `sms_too_many_requests` (wait 5 minutes), and as many a day as the brand allows, 429
 * `sms_quota_exceeded`. The bot check is made first: `sliderTicket`, else 422 `captcha_check_failed`.
 * @summary Send a code to a mobile number of an account
 */
export const sendSmsCode = (
    smsCodePayload: SmsCodePayload,
 signal?: AbortSignal
) => {


      return http<SendSmsCodeResponse>(
      {url: `/wps/verification/sms/noLogin`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: smsCodePayload, signal
    },
      );
    }




export const getSendSmsCodeMutationKey = () => ['sendSmsCode'] as const;

export const getSendSmsCodeMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSmsCode>>, TError,SendSmsCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendSmsCode>>, TError,SendSmsCodeMutationVariables, TContext> => {

const mutationKey = getSendSmsCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendSmsCode>>, SendSmsCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendSmsCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendSmsCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendSmsCode>>>
    export type SendSmsCodeMutationBody = SmsCodePayload
    export type SendSmsCodeMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse
    export type SendSmsCodeMutationVariables = {data: SmsCodePayload}

    /**
 * @summary Send a code to a mobile number of an account
 */
export const useSendSmsCode = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSmsCode>>, TError,SendSmsCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendSmsCode>>,
        TError,
        SendSmsCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendSmsCodeMutationOptions(options), queryClient);
    }
    /**
 * Sends a code by SMS to the number of somebody who registers, by username or by mobile number: two forms of one body,
 * told apart by `registerType`. Both name the number as `mobileNo`. The form by username also names the username, so that
 * one that is taken is told (409 `username_taken`) before a message is paid for; so is a number that an account has
 * already, 409 `mobile_number_taken`. Needs `REGMOBVERF3`, the switch of the form (`USERNAMEREG3` or `MOBILENUMREG3`) and
 * `smsChannel` `server`, else 403 `sms_not_allowed`. The bot check is made first: the three `geetest` fields of one
 * ticket, else 422 `captcha_check_failed`; the registration that carries the code needs no further ticket. Life, tries and
 * limits of the code are those of `sendSmsCode`; it is good for a registration with this number only.
 * @summary Send a code for a registration
 */
export const sendRegisterSmsCode = (
    sendRegisterSmsCodeBody: SendRegisterSmsCodeBody,
 signal?: AbortSignal
) => {


      return http<SendRegisterSmsCodeResponse>(
      {url: `/wps/verification/sms/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendRegisterSmsCodeBody, signal
    },
      );
    }




export const getSendRegisterSmsCodeMutationKey = () => ['sendRegisterSmsCode'] as const;

export const getSendRegisterSmsCodeMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterSmsCode>>, TError,SendRegisterSmsCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendRegisterSmsCode>>, TError,SendRegisterSmsCodeMutationVariables, TContext> => {

const mutationKey = getSendRegisterSmsCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRegisterSmsCode>>, SendRegisterSmsCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendRegisterSmsCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRegisterSmsCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendRegisterSmsCode>>>
    export type SendRegisterSmsCodeMutationBody = SendRegisterSmsCodeBody
    export type SendRegisterSmsCodeMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse
    export type SendRegisterSmsCodeMutationVariables = {data: SendRegisterSmsCodeBody}

    /**
 * @summary Send a code for a registration
 */
export const useSendRegisterSmsCode = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterSmsCode>>, TError,SendRegisterSmsCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRegisterSmsCode>>,
        TError,
        SendRegisterSmsCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendRegisterSmsCodeMutationOptions(options), queryClient);
    }
    /**
 * Sends a code by SMS to the verified number of an account whose login was answered `new_ip_verification`. The
 * `verificationTicket` of that answer stands for the account, whose number the client knows masked only, and for the bot
 * check, which that login has passed. The ticket is good for 15 minutes and three codes; one that is unknown, expired or
 * used up is 422 `captcha_check_failed`, and the login begins anew. The code then goes into `verificationCode` of the next
 * login. Life, tries and limits of the code are those of `sendSmsCode`.
 * @summary Send a code for a login from a new place
 */
export const sendNewIpCode = (
    newIpCodePayload: NewIpCodePayload,
 signal?: AbortSignal
) => {


      return http<SendNewIpCodeResponse>(
      {url: `/wps/verification/sms/newIp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newIpCodePayload, signal
    },
      );
    }




export const getSendNewIpCodeMutationKey = () => ['sendNewIpCode'] as const;

export const getSendNewIpCodeMutationOptions = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewIpCode>>, TError,SendNewIpCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendNewIpCode>>, TError,SendNewIpCodeMutationVariables, TContext> => {

const mutationKey = getSendNewIpCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendNewIpCode>>, SendNewIpCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendNewIpCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendNewIpCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendNewIpCode>>>
    export type SendNewIpCodeMutationBody = NewIpCodePayload
    export type SendNewIpCodeMutationError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse
    export type SendNewIpCodeMutationVariables = {data: NewIpCodePayload}

    /**
 * @summary Send a code for a login from a new place
 */
export const useSendNewIpCode = <TError = ValidationFailedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewIpCode>>, TError,SendNewIpCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendNewIpCode>>,
        TError,
        SendNewIpCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendNewIpCodeMutationOptions(options), queryClient);
    }
