/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';

/**
 * A change of the password.
 */
export interface ChangePasswordPayload {
  /**
     * The password until now; missing only where there is none yet.
     * @minLength 1
     * @maxLength 256
     */
  oldPassword?: string;
  newPassword: NewPassword;
  confirmNewPassword: NewPassword;
}
