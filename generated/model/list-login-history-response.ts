/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginHistoryPage } from './login-history-page.ts';

/**
 * The answer of `listLoginHistory`.
 */
export interface ListLoginHistoryResponse {
  /** Always true. */
  success: true;
  value: LoginHistoryPage;
}
