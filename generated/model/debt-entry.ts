/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebtEntryKind } from './debt-entry-kind.ts';
import type { LedgerReference } from './ledger-reference.ts';
import type { Money } from './money.ts';

/**
 * A change of a debt.
 */
export interface DebtEntry {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  kind: DebtEntryKind;
  /** What was owed, paid or written off, above zero. */
  amount: Money;
  /** The debt after it. */
  left: Money;
  /**
     * Why in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  /** What was taken back, or what came in and paid; null where nothing can be opened. */
  reference: LedgerReference | null;
  /**
     * What the operator said to it, for the member; null where nothing was said.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  note: string | null;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
}
