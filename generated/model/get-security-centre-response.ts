/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecurityCentre } from './security-centre.ts';

/**
 * The answer of `getSecurityCentre`.
 */
export interface GetSecurityCentreResponse {
  /** Always true. */
  success: true;
  value: SecurityCentre;
}
