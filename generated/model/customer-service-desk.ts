/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomerServiceVersion } from './customer-service-version.ts';

/**
 * How the customer service is reached.
 */
export interface CustomerServiceDesk {
  version: CustomerServiceVersion;
}
