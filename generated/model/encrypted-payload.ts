/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the
 * current key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its
 * header is 400 `encryption_invalid`.
 */
export interface EncryptedPayload {
  /**
     * The compact JWE.
     * @minLength 20
     * @maxLength 65536
     * @pattern ^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$
     */
  payload: string;
}
