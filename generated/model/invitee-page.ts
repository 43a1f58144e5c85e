/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InviteeTotals } from './invitee-totals.ts';
import type { Invitee } from './invitee.ts';

/**
 * A page of invited friends.
 */
export interface InviteePage {
  /**
     * The friends of the page, the newest first.
     * @maxItems 100
     */
  content: Invitee[];
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
  totals: InviteeTotals;
}
