/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterTabType } from './register-tab-type.ts';

/**
 * A form of registration and what it asks for.
 */
export interface RegisterTab {
  /** By username or by mobile number. */
  type: RegisterTabType;
  /** Whether a code proves the mobile number. */
  verificationCode: boolean;
  /** Whether it asks for a password, twice; always by username. */
  password: boolean;
  /** Whether it asks for a captcha. */
  captcha: boolean;
}
