/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawEvidence } from './draw-evidence.ts';

/**
 * The answer of `getDrawEvidence`.
 */
export interface GetDrawEvidenceResponse {
  /** Always true. */
  success: true;
  value: DrawEvidence;
}
