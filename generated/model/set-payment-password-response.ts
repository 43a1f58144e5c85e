/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecurityCentre } from './security-centre.ts';

/**
 * The answer of `setPaymentPassword`.
 */
export interface SetPaymentPasswordResponse {
  /** Always true. */
  success: true;
  value: SecurityCentre;
}
