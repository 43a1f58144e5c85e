/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a captcha is always asked for.
 */
export interface CaptchaSettings {
  /** At login. */
  login: boolean;
  /** At registration. */
  register: boolean;
}
