/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointTransactionKind } from './point-transaction-kind.ts';

/**
 * An entry of the ledger of points. Entries are never changed; a correction is a new one.
 */
export interface PointTransaction {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  kind: PointTransactionKind;
  /**
     * What came, or with a minus went.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  points: number;
  /**
     * Points after it.
     * @minimum 0
     * @maximum 1000000000000
     */
  balanceAfter: number;
  /**
     * What it was, in the language of the request.
     * @minLength 1
     * @maxLength 160
     */
  description: string;
  /**
     * What it belongs to, a redemption, conversion, mission or promotion; null for a day's turnover.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  referenceId: string | null;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
}
