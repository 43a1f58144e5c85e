/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The wish for a trial account.
 */
export interface FreePlayPayload {
  /**
     * The visitor's operating system.
     * @minLength 1
     * @maxLength 40
     */
  os: string;
  /** The platform, always the web. */
  platform: 'W';
  /**
     * A compact JWE, made as in `EncryptedPayload`, of `{"nonce": "<22 or more characters of base64url>", "at": <ms since 1970>}`. A nonce is good once, the
     * time may be 2 minutes off.
     * @minLength 20
     * @maxLength 2048
     * @pattern ^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$
     */
  randomString: string;
  /** The gateway version. */
  version: 3;
}
