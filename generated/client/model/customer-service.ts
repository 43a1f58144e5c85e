/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where help by people is found.
 */
export interface CustomerService {
  /**
     * The page of the customer service.
     * @maxLength 2048
     * @nullable
     */
  contactUrl: string | null;
  /**
     * The customer service of members whose rank is above 4.
     * @maxLength 2048
     * @nullable
     */
  vip: string | null;
}
