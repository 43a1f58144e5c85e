/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A puzzle solved by a proof of work, for those who cannot drag.
 */
export interface SliderProof {
  /** By a proof of work. */
  method: 'proof_of_work';
  /**
     * Which puzzle.
     * @minLength 1
     * @maxLength 64
     */
  challengeId: string;
  /**
     * The number that was found, in decimal digits.
     * @maxLength 16
     * @pattern ^(0|[1-9][0-9]{0,15})$
     */
  nonce: string;
}
