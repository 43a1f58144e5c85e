/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sign-in through others; a provider without a client id is off.
 */
export interface SocialLogin {
  /**
     * The client id at Google.
     * @minLength 1
     * @maxLength 200
     */
  google?: string;
  /**
     * The app id at Facebook.
     * @minLength 1
     * @maxLength 200
     */
  facebook?: string;
}
