/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountPage } from './account-page.ts';

/**
 * The answer of `listAccounts`.
 */
export interface ListAccountsResponse {
  /** Always true. */
  success: true;
  value: AccountPage;
}
