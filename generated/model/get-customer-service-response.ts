/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomerServiceDesk } from './customer-service-desk.ts';

/**
 * The answer of `getCustomerService`.
 */
export interface GetCustomerServiceResponse {
  /** Always true. */
  success: true;
  value: CustomerServiceDesk;
}
