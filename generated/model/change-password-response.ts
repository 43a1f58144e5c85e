/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PasswordChange } from './password-change.ts';

/**
 * The answer of `changePassword`.
 */
export interface ChangePasswordResponse {
  /** Always true. */
  success: true;
  value: PasswordChange;
}
