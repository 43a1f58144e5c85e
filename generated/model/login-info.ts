/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LastLogin } from './last-login.ts';

/**
 * What the portal shows right after a login.
 */
export interface LoginInfo {
  /** Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile. */
  firstLoginDue: boolean;
  /** Whether the last login is still to be shown in this session. */
  afterLoginDue: boolean;
  /** The login before this one, null at the first. */
  lastLogin: LastLogin | null;
  /**
     * Failed attempts since then.
     * @minimum 0
     * @maximum 10000
     */
  failedSince: number;
  /** Whether payee name and birthday are given. */
  profileComplete: boolean;
  /** Whether the member has a deposit limit of its own. */
  depositLimitSet: boolean;
  /** Whether the login password has to be changed first. */
  passwordChangeDue: boolean;
}
