/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRound } from './inhouse-round.ts';
import type { InhouseTotals } from './inhouse-totals.ts';

/**
 * A page of rounds.
 */
export interface InhouseRoundPage {
  /**
     * The rounds of the page, the newest first; none beyond the last page.
     * @maxItems 100
     */
  content: InhouseRound[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: InhouseTotals;
}
