/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A partner, with a logo for each theme.
 */
export interface Partner {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * The logo on dark.
     * @maxLength 2048
     */
  logoDark: string;
  /**
     * The logo on light.
     * @maxLength 2048
     */
  logoLight: string;
}
