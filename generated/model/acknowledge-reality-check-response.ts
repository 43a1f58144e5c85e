/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealityCheck } from './reality-check.ts';

/**
 * The answer of `acknowledgeRealityCheck`.
 */
export interface AcknowledgeRealityCheckResponse {
  /** Always true. */
  success: true;
  value: RealityCheck;
}
