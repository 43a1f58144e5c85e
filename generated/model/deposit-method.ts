/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositKind } from './deposit-kind.ts';
import type { DepositMethodId } from './deposit-method-id.ts';
import type { Money } from './money.ts';

/**
 * A way to deposit.
 */
export interface DepositMethod {
  methodId: DepositMethodId;
  kind: DepositKind;
  /**
     * Its name in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /** The least at a time. */
  minAmount: Money;
  /** The most at a time. */
  maxAmount: Money;
  /**
     * The fee in basis points of the amount.
     * @minimum 0
     * @maximum 10000
     */
  feeRate: number;
  /** The fixed part of the fee. */
  feeFixed: Money;
  /**
     * Amounts offered as buttons.
     * @maxItems 12
     */
  presets: Money[];
  /**
     * For how many minutes the payment is waited for.
     * @minimum 1
     * @maximum 10080
     */
  expiresMinutes: number;
  /**
     * After how many minutes it usually arrives, at best.
     * @minimum 0
     * @maximum 10080
     */
  arrivesMinutesMin: number;
  /**
     * After how many minutes it usually arrives, at worst.
     * @minimum 0
     * @maximum 10080
     */
  arrivesMinutesMax: number;
  /** Whether it cannot be used now. */
  maintenance: boolean;
}
