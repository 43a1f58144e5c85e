/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomerServicePathType } from './customer-service-path-type.ts';

/**
 * A way to reach the customer service.
 */
export interface CustomerServicePath {
  type: CustomerServicePathType;
  /**
     * Its name in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Type `1`: an https address. Type `2`: null. Type `3`: a compact JWE (`dir`, `A256GCM`) of an https address, for
     * the key `pathKey` of `customerService` in the permission payload.
     * @maxLength 8192
     * @nullable
     */
  path: string | null;
}
