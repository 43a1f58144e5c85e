/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegistrationLink } from './registration-link.ts';

/**
 * The answer of `changeRegistrationLink`.
 */
export interface ChangeRegistrationLinkResponse {
  /** Always true. */
  success: true;
  value: RegistrationLink;
}
