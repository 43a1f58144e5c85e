/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountRules } from './account-rules.ts';

/**
 * The answer of `getAccountRules`.
 */
export interface GetAccountRulesResponse {
  /** Always true. */
  success: true;
  value: AccountRules;
}
