/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegistrationLinkPage } from './registration-link-page.ts';

/**
 * The answer of `listRegistrationLinks`.
 */
export interface ListRegistrationLinksResponse {
  /** Always true. */
  success: true;
  value: RegistrationLinkPage;
}
