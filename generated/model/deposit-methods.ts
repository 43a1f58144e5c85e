/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { DepositMethod } from './deposit-method.ts';
import type { DepositRequirement } from './deposit-requirement.ts';
import type { Money } from './money.ts';

/**
 * The ways to deposit, and what stands before it.
 */
export interface DepositMethods {
  /**
     * The ways, in the order of the brand.
     * @maxItems 50
     */
  methods: DepositMethod[];
  currency: CurrencyCode;
  /**
     * What the profile still lacks; empty when one may deposit.
     * @maxItems 2
     */
  missing: DepositRequirement[];
  /** Whether it would be the first; the portal then offers a deposit limit. */
  firstDeposit: boolean;
  /** What the deposit limits still allow, null without a limit. */
  limitRemaining: Money | null;
  /**
     * When the limit that is nearest resets, null without a limit.
     * @maxLength 30
     * @nullable
     */
  limitResetsAt: string | null;
}
