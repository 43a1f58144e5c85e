/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PrivilegeKind } from './privilege-kind.ts';

/**
 * Something that a rank brings. Which field says how much goes by the kind; the others are null.
 */
export interface Privilege {
  kind: PrivilegeKind;
  /**
     * For rebates, basis points of valid turnover; else null.
     * @minimum 0
     * @maximum 10000
     * @nullable
     */
  rate: number | null;
  /** For credits and amounts a day; else null. */
  amount: Money | null;
  /**
     * For counts a day; null with this kind means no cap.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  count: number | null;
  /**
     * For support and others, words in the language of the request; else null.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  text: string | null;
}
