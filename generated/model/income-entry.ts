/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillRest } from './bill-rest.ts';
import type { BillState } from './bill-state.ts';
import type { ContractRate } from './contract-rate.ts';
import type { ExactAmount } from './exact-amount.ts';
import type { IncomeKind } from './income-kind.ts';
import type { Money } from './money.ts';

/**
 * Income of the agent of the session, one entry for each bill or rebate of a window.
 */
export interface IncomeEntry {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  incomeId: string;
  kind: IncomeKind;
  /**
     * The beginning of the window that it is for, included.
     * @maxLength 30
     */
  windowFrom: string;
  /**
     * Its end, not included.
     * @maxLength 30
     */
  windowTo: string;
  /** The team's valid turnover in the window. */
  turnover: Money;
  /** The rate of the tier that held, 0 where none did. */
  rate: ContractRate;
  /** Before the part of the downlines. */
  gross: Money;
  /** The part of the direct downlines with a contract. */
  downlineGross: Money;
  /** Signed changes for bets of earlier windows. */
  adjustment: ExactAmount;
  /** What is due. */
  net: Money;
  /** What has been paid of it. */
  paid: Money;
  /**
     * The contract that it comes from, null for a rebate.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  contractId: string | null;
  /**
     * The bill that it comes from, null for a rebate.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  billId: string | null;
  state: BillState;
  /**
     * When it was paid in full, null until then.
     * @maxLength 30
     * @nullable
     */
  paidAt: string | null;
  restAt: BillRest | null;
}
