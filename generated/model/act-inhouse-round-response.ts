/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRoundResult } from './inhouse-round-result.ts';

/**
 * The answer of `actInhouseRound`.
 */
export interface ActInhouseRoundResponse {
  /** Always true. */
  success: true;
  value: InhouseRoundResult;
}
