/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where help by people is found.
 */
export interface CustomerService {
  /**
     * The page of the customer service; null where there is none.
     * @maxLength 2048
     * @nullable
     */
  contactUrl: string | null;
  /**
     * The customer service of members whose rank is above 4; null where they have none of their own.
     * @maxLength 2048
     * @nullable
     */
  vip: string | null;
  /**
     * The key of the encrypted paths of `getCustomerService`, 256 bits in base64url; missing where no path is encrypted. It keeps addresses out of the reach of crawlers, not of visitors.
     * @maxLength 43
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  pathKey?: string;
}
