/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the visitor is, as the server sees it.
 */
export interface VisitorLocation {
  /**
     * The address.
     * @maxLength 45
     */
  ip: string;
  /**
     * The country (ISO 3166-1 alpha-2), null when it is not known.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
}
