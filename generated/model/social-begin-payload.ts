/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The beginning of a sign-in through a provider.
 */
export interface SocialBeginPayload {
  /**
     * The page of the portal to which the provider returns, without query and hash.
     * @minLength 1
     * @maxLength 2048
     */
  returnUrl: string;
  /**
     * The SHA-256 of the browser's key, in base64url.
     * @maxLength 43
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  browserKeyHash: string;
}
