/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecurityCentre } from './security-centre.ts';

/**
 * The answer of `resetPaymentPassword`.
 */
export interface ResetPaymentPasswordResponse {
  /** Always true. */
  success: true;
  value: SecurityCentre;
}
