/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamTransactionPage } from './team-transaction-page.ts';

/**
 * The answer of `listTeamTransactions`.
 */
export interface ListTeamTransactionsResponse {
  /** Always true. */
  success: true;
  value: TeamTransactionPage;
}
