/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomerServicePath } from './customer-service-path.ts';

/**
 * The customer service as this kind of client may use it.
 */
export interface CustomerServiceVersion {
  /**
     * The ways to reach it, the preferred one first.
     * @maxItems 20
     */
  pathList: CustomerServicePath[];
}
