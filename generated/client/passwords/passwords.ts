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
  ChangePasswordBody,
  ChangePasswordResponse,
  EncryptedBodyRefusedResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  ForgotByEmailPayload,
  ForgotPasswordByEmailResponse,
  PayloadTooLargeResponse,
  ResetPasswordBody,
  ResetPasswordByPhoneBody,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../../model/index.ts';

import { http } from '../../../src/portal/api/http.ts';




/**
 * Sets a new password for the account of the session. `oldPassword` is always checked, also after a login that forces the
 * change, and is missing only for an account that has no password yet; else it is 422 `wrong_password`, and tries are
 * limited as those of a login. The new one must follow the rule `password` of the register settings (400 with rule
 * `reg_pattern_{patternId}`), equal `confirmNewPassword` (422 `passwords_do_not_match`), and be neither the old nor the
 * brand's default one (422 `password_unchanged`). Success ends every other session of the account at once and writes an
 * audit entry; the session of this call goes on, until the client ends it to log in anew. A trial account has none: 403
 * `in_need_true_account`.
 * @summary Change the password
 */
export const changePassword = (
    changePasswordBody: ChangePasswordBody,
 signal?: AbortSignal
) => {


      return http<ChangePasswordResponse>(
      {url: `/wps/member/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordBody, signal
    },
      );
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordBody
    export type ChangePasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ChangePasswordMutationVariables = {data: ChangePasswordBody}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * Sends a link to `/reset-password?ticket=` of the portal, if the account has this e-mail address. The ticket is good
 * once, for 30 minutes, and kept as a hash; a new one replaces it. With the brand's setting `revealUnknownAccount` on, a
 * username that does not exist is 422 `account_email_unknown` and another address than the account's is 422 `wrong_email`;
 * with it off, the answer is the same for all, after the same time. Accounts that are closed or excluded get no link, and
 * are not told apart. An account gets three links an hour at most; a further call is answered the same and sends nothing.
 * The portal shows `in_been_out`. The body is a form, as the specification has it, and carries no secret.
 * @summary Ask for a reset link by e-mail
 */
export const forgotPasswordByEmail = (
    forgotByEmailPayload: ForgotByEmailPayload,
 signal?: AbortSignal
) => {

      const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`username`, forgotByEmailPayload.username);
formUrlEncoded.append(`email`, forgotByEmailPayload.email);

      return http<ForgotPasswordByEmailResponse>(
      {url: `/wps/member/password/email`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      );
    }




export const getForgotPasswordByEmailMutationKey = () => ['forgotPasswordByEmail'] as const;

export const getForgotPasswordByEmailMutationOptions = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPasswordByEmail>>, TError,ForgotPasswordByEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof forgotPasswordByEmail>>, TError,ForgotPasswordByEmailMutationVariables, TContext> => {

const mutationKey = getForgotPasswordByEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPasswordByEmail>>, ForgotPasswordByEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPasswordByEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordByEmailMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPasswordByEmail>>>
    export type ForgotPasswordByEmailMutationBody = ForgotByEmailPayload
    export type ForgotPasswordByEmailMutationError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ForgotPasswordByEmailMutationVariables = {data: ForgotByEmailPayload}

    /**
 * @summary Ask for a reset link by e-mail
 */
export const useForgotPasswordByEmail = <TError = ValidationFailedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPasswordByEmail>>, TError,ForgotPasswordByEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPasswordByEmail>>,
        TError,
        ForgotPasswordByEmailMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordByEmailMutationOptions(options), queryClient);
    }
    /**
 * Sets the password of the account that a reset link was sent to, and spends the ticket; one that is unknown, expired,
 * used or replaced is 422 `reset_ticket_invalid`. The rules of the new password are those of `changePassword`; breaking
 * one does not spend the ticket. Success ends every session of the account, opens none, lifts a lock after failed logins
 * and writes an audit entry.
 * @summary Set a new password with a reset ticket
 */
export const resetPassword = (
    resetPasswordBody: ResetPasswordBody,
 signal?: AbortSignal
) => {


      return http<ResetPasswordResponse>(
      {url: `/wps/member/password/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordBody, signal
    },
      );
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordBody
    export type ResetPasswordMutationError = EncryptedBodyRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ResetPasswordMutationVariables = {data: ResetPasswordBody}

    /**
 * @summary Set a new password with a reset ticket
 */
export const useResetPassword = <TError = EncryptedBodyRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Sets the password of the account with this mobile number, proven by the code of `sendSmsCode`, or on the Firebase path
 * by `firebaseChannel` and `firebaseIdToken`. Needs `CHNGPASSVERIF3`, else 403 `login_type_unavailable`. The code is
 * checked first, and is spent by success only; then a number without an account is 422 `wrong_account`. The rules of the
 * new password are those of `changePassword`. Success ends every session of the account, lifts a lock after failed logins,
 * writes an audit entry, and logs in with the new password: the answer carries the new session. An account that may not
 * log in here is refused as by `login`, and keeps its password.
 *
 * An account with two-step login keeps its password too until the second step: 403 `two_step_required` with a
 * `verificationTicket`, and the same call again with it and `twoStepCode`, by the rules of `login`.
 * @summary Set a new password with a code by SMS
 */
export const resetPasswordByPhone = (
    resetPasswordByPhoneBody: ResetPasswordByPhoneBody,
 signal?: AbortSignal
) => {


      return http<ResetPasswordByPhoneResponse>(
      {url: `/wps/member/password/verification`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordByPhoneBody, signal
    },
      );
    }




export const getResetPasswordByPhoneMutationKey = () => ['resetPasswordByPhone'] as const;

export const getResetPasswordByPhoneMutationOptions = <TError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPasswordByPhone>>, TError,ResetPasswordByPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPasswordByPhone>>, TError,ResetPasswordByPhoneMutationVariables, TContext> => {

const mutationKey = getResetPasswordByPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPasswordByPhone>>, ResetPasswordByPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPasswordByPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordByPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof resetPasswordByPhone>>>
    export type ResetPasswordByPhoneMutationBody = ResetPasswordByPhoneBody
    export type ResetPasswordByPhoneMutationError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ResetPasswordByPhoneMutationVariables = {data: ResetPasswordByPhoneBody}

    /**
 * @summary Set a new password with a code by SMS
 */
export const useResetPasswordByPhone = <TError = EncryptedBodyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPasswordByPhone>>, TError,ResetPasswordByPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPasswordByPhone>>,
        TError,
        ResetPasswordByPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordByPhoneMutationOptions(options), queryClient);
    }
