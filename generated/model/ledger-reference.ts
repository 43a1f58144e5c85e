/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LedgerReferenceType } from './ledger-reference-type.ts';

/**
 * What an entry is about, to be opened.
 */
export interface LedgerReference {
  /** What it is. The page, and the call that tells it, go by this. */
  type: LedgerReferenceType;
  /**
     * Its id.
     * @minLength 1
     * @maxLength 60
     */
  id: string;
}
