/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The agreement to which a registration states consent.
 */
export interface RegisterAgreement {
  /**
     * The age that it confirms.
     * @minimum 18
     * @maximum 30
     */
  minimumAge: number;
  /**
     * Where it can be read.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /** Whether the box is ticked to begin with. */
  isAgree: boolean;
}
