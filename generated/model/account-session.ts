/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginResult } from './login-result.ts';

/**
 * A new session and the account that it is for.
 */
export interface AccountSession {
  /**
     * The account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  session: LoginResult;
}
