/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A public key for encrypted bodies (RFC 7517), on the curve P-256.
 */
export interface JsonWebKey {
  /** The key type. */
  kty: 'EC';
  /** The curve. */
  crv: 'P-256';
  /**
     * The first coordinate.
     * @maxLength 43
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  x: string;
  /**
     * The second coordinate.
     * @maxLength 43
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  y: string;
  /**
     * The key's id.
     * @minLength 1
     * @maxLength 64
     */
  kid: string;
  /** It encrypts. */
  use: 'enc';
  /** The key agreement. */
  alg: 'ECDH-ES+A256KW';
}
