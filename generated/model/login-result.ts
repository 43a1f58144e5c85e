/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LastLogin } from './last-login.ts';

/**
 * A new session.
 */
export interface LoginResult {
  /**
     * The session token. The server keeps a hash of it only.
     * @minLength 20
     * @maxLength 128
     */
  token: string;
  /** Whether the account has never logged in before. */
  firstTimeLogin: boolean;
  /** Whether the password is older than the site allows. */
  passwordExpired: boolean;
  /** Whether the password is the site's default one. */
  passwordDefault: boolean;
  /**
     * When the session ends at the latest.
     * @maxLength 30
     */
  expiresAt: string;
  /**
     * After how many minutes without a call it ends.
     * @minimum 1
     * @maximum 1440
     */
  idleMinutes: number;
  /** The login before this one, null at the first. */
  lastLogin: LastLogin | null;
}
