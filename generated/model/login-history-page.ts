/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginRecord } from './login-record.ts';

/**
 * A page of the login history.
 */
export interface LoginHistoryPage {
  /**
     * The attempts of the page, the newest first.
     * @maxItems 100
     */
  content: LoginRecord[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
  /**
     * Attempts in all.
     * @minimum 0
     * @maximum 10000000
     */
  totalElements: number;
  /**
     * Those of them that failed.
     * @minimum 0
     * @maximum 10000000
     */
  failedTotal: number;
}
