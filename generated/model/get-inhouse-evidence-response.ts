/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseEvidence } from './inhouse-evidence.ts';

/**
 * The answer of `getInhouseEvidence`.
 */
export interface GetInhouseEvidenceResponse {
  /** Always true. */
  success: true;
  value: InhouseEvidence;
}
