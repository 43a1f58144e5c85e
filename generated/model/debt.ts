/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { DebtEntry } from './debt-entry.ts';
import type { Money } from './money.ts';

/**
 * What the member owes.
 */
export interface Debt {
  /** What is owed now, for all causes together; zero without a debt. */
  amount: Money;
  currency: CurrencyCode;
  /** Whether deposits pay it too, by the rule of the brand. */
  deposits: boolean;
  /**
     * The last changes, the newest first.
     * @maxItems 50
     */
  entries: DebtEntry[];
}
