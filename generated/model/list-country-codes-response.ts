/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Country } from './country.ts';

/**
 * The answer of `listCountryCodes`.
 */
export interface ListCountryCodesResponse {
  /** Always true. */
  success: true;
  /**
     * The countries.
     * @minItems 1
     * @maxItems 260
     */
  value: Country[];
}
