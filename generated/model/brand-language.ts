/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A language of the site. Those that are not bundled are listed and cannot be chosen.
 */
export interface BrandLanguage {
  /**
     * Its code.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  /**
     * Its own name.
     * @maxLength 40
     */
  label: string;
  /** Whether the portal speaks it. */
  bundled: boolean;
}
