/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LedgerKind } from './ledger-kind.ts';
import type { LedgerReference } from './ledger-reference.ts';
import type { Money } from './money.ts';

/**
 * An entry of the ledger of somebody of the team.
 */
export interface TeamTransaction {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * When it was entered.
     * @maxLength 30
     */
  at: string;
  kind: LedgerKind;
  /** What was moved, negative where the balance fell. */
  amount: Money;
  /** The main wallet after it. */
  balanceAfter: Money;
  /**
     * Its reason in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  /** What it is about, null where nothing has an id. */
  reference: LedgerReference | null;
}
