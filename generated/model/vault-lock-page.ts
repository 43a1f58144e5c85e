/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VaultLock } from './vault-lock.ts';
import type { VaultTotals } from './vault-totals.ts';

/**
 * A page of locks.
 */
export interface VaultLockPage {
  /**
     * The locks of the page, the newest first.
     * @maxItems 100
     */
  content: VaultLock[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Locks in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: VaultTotals;
}
