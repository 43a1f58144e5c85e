/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is converted.
 */
export interface ConvertPointsPayload {
  /**
     * How many points, a multiple of `convertStep`.
     * @minimum 1
     * @maximum 1000000000
     */
  points: number;
  /**
     * The payment password of the member.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
}
