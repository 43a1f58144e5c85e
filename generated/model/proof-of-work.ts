/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Work for those who cannot drag or read: find a `nonce`, in decimal digits, for which the SHA-256 of `<salt>:<nonce>` (ASCII) begins with
 * `difficulty` zero bits.
 */
export interface ProofOfWork {
  /** The hash. */
  algorithm: 'SHA-256';
  /**
     * What stands before the colon, new for each puzzle.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{16,64}$
     */
  salt: string;
  /**
     * How many bits must be zero; 18 take a browser about a second.
     * @minimum 8
     * @maximum 28
     */
  difficulty: number;
}
