/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRoundPage } from './inhouse-round-page.ts';

/**
 * The answer of `listInhouseRounds`.
 */
export interface ListInhouseRoundsResponse {
  /** Always true. */
  success: true;
  value: InhouseRoundPage;
}
