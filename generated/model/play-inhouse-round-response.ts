/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRoundResult } from './inhouse-round-result.ts';

/**
 * The answer of `playInhouseRound`.
 */
export interface PlayInhouseRoundResponse {
  /** Always true. */
  success: true;
  value: InhouseRoundResult;
}
