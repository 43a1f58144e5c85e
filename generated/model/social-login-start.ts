/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A sign-in that waits for the provider.
 */
export interface SocialLoginStart {
  /**
     * The provider's page, with state, nonce and code challenge.
     * @minLength 1
     * @maxLength 4096
     */
  authorizationUrl: string;
  /**
     * Until when it can be completed.
     * @maxLength 30
     */
  expiresAt: string;
}
