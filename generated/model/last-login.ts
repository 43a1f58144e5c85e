/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The login before this one, for the member to recognise.
 */
export interface LastLogin {
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /**
     * From which address.
     * @maxLength 45
     */
  ip: string;
  /**
     * From which country, null when it is not known.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /**
     * With what.
     * @maxLength 120
     */
  device: string;
}
