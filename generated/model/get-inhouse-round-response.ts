/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRound } from './inhouse-round.ts';

/**
 * The answer of `getInhouseRound`.
 */
export interface GetInhouseRoundResponse {
  /** Always true. */
  success: true;
  value: InhouseRound;
}
