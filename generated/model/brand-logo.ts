/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A logo for each theme, shown 28 px high.
 */
export interface BrandLogo {
  /**
     * The logo on dark.
     * @minLength 1
     * @maxLength 2048
     */
  dark: string;
  /**
     * The logo on light.
     * @minLength 1
     * @maxLength 2048
     */
  light: string;
}
