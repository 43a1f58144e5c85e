/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The wish for a code for a login from a new place.
 */
export interface NewIpCodePayload {
  /**
     * The ticket that came with `new_ip_verification`.
     * @minLength 1
     * @maxLength 128
     */
  verificationTicket: string;
}
