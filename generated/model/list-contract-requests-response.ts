/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRequestPage } from './contract-request-page.ts';

/**
 * The answer of `listContractRequests`.
 */
export interface ListContractRequestsResponse {
  /** Always true. */
  success: true;
  value: ContractRequestPage;
}
