/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { DebtEntry } from './debt-entry.ts';
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * The debt of a member.
 */
export interface DebtReview {
  member: ReviewedMember;
  /** What is owed now; zero without a debt. */
  amount: Money;
  currency: CurrencyCode;
  /**
     * The last changes, the newest first.
     * @maxItems 50
     */
  entries: DebtEntry[];
}
