import { changePassword } from '../domain/passwords/change-password.ts';
import { forgotByEmail } from '../domain/passwords/forgot-by-email.ts';
import { resetByPhone } from '../domain/passwords/reset-by-phone.ts';
import { resetPassword } from '../domain/passwords/reset-password.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `passwords`. */
export const passwordsHandlers = {
  changePassword: async ({ session, body, visitor }, services) => ({
    success: true,
    value: await changePassword(services, session, body, visitor),
  }),
  forgotPasswordByEmail: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await forgotByEmail(services, body, { visitor, language }),
  }),
  resetPassword: async ({ body, visitor }, services) => ({
    success: true,
    value: await resetPassword(services, body, visitor),
  }),
  resetPasswordByPhone: async ({ body, visitor }, services) => ({
    success: true,
    value: await resetByPhone(services, body, visitor),
  }),
} satisfies TagHandlers<'passwords'>;
