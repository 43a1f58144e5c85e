/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberFigures } from './member-figures.ts';
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface TeamTotals {
  /** The main wallets now. */
  balance: Money;
  figures: MemberFigures;
}
