/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemovedLink } from './removed-link.ts';

/**
 * The answer of `removeRegistrationLink`.
 */
export interface RemoveRegistrationLinkResponse {
  /** Always true. */
  success: true;
  value: RemovedLink;
}
