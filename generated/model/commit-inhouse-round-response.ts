/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseCommitment } from './inhouse-commitment.ts';

/**
 * The answer of `commitInhouseRound`.
 */
export interface CommitInhouseRoundResponse {
  /** Always true. */
  success: true;
  value: InhouseCommitment;
}
