// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/passwords/passwords.ts';

export const passwords = {
  changePassword: {
    header: zod.ChangePasswordHeader,
    params: undefined,
    query: undefined,
    body: zod.ChangePasswordBody.options[0],
    response: zod.ChangePasswordResponse,
  },
  forgotPasswordByEmail: {
    header: zod.ForgotPasswordByEmailHeader,
    params: undefined,
    query: undefined,
    body: zod.ForgotPasswordByEmailBody,
    response: zod.ForgotPasswordByEmailResponse,
  },
  resetPassword: {
    header: zod.ResetPasswordHeader,
    params: undefined,
    query: undefined,
    body: zod.ResetPasswordBody.options[0],
    response: zod.ResetPasswordResponse,
  },
  resetPasswordByPhone: {
    header: zod.ResetPasswordByPhoneHeader,
    params: undefined,
    query: undefined,
    body: zod.ResetPasswordByPhoneBody.options[0],
    response: zod.ResetPasswordByPhoneResponse,
  },
};
