import { forgotByEmail, resetPassword } from '../domain/identity/password-reset/reset-by-email.ts';
import { resetByPhone } from '../domain/identity/password-reset/reset-by-phone.ts';
import { changePassword } from '../domain/identity/passwords/change-password.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `passwords`. */
export const passwordsHandlers = {
  changePassword: async ({ session, body, visitor }, services) =>
    ok(await changePassword(services, session, body, visitor)),
  forgotPasswordByEmail: async ({ body, visitor, language }, services) =>
    ok(await forgotByEmail(services, body, { visitor, language })),
  resetPassword: async ({ body, visitor }, services) => ok(await resetPassword(services, body, visitor)),
  resetPasswordByPhone: async ({ body, visitor }, services) => ok(await resetByPhone(services, body, visitor)),
} satisfies TagHandlers<'passwords'>;
