/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * A member who owes.
 */
export interface DebtRow {
  member: ReviewedMember;
  /** What is owed now. */
  amount: Money;
  /**
     * When the debt last grew.
     * @maxLength 30
     */
  owedAt: string;
}
