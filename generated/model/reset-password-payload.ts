/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';

/**
 * A new password with a reset ticket.
 */
export interface ResetPasswordPayload {
  /**
     * The ticket, from the address of the link.
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]{20,128}$
     */
  ticket: string;
  newPassword: NewPassword;
  confirmNewPassword: NewPassword;
}
