/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';

/**
 * A country and how its telephone numbers begin.
 */
export interface Country {
  /**
     * The country (ISO 3166-1 alpha-2).
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  countryDialingCode: DialingCode;
}
