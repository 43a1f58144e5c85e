/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillRest } from './bill-rest.ts';
import type { BillState } from './bill-state.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractParty } from './contract-party.ts';
import type { ContractRate } from './contract-rate.ts';
import type { ContractSide } from './contract-side.ts';
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by
 * however many processes the window is settled.
 */
export interface ContractBill {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  billId: string;
  /**
     * The contract.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  /**
     * The signed version that was applied.
     * @minimum 1
     * @maximum 1000
     */
  contractVersion: number;
  kind: ContractKind;
  side: ContractSide;
  /** Who is paid. */
  downline: ContractParty;
  /**
     * The beginning of the window, included.
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
  /** The team's result in the window, negative when it lost. */
  teamResult: Money;
  /**
     * Active downlines in the window, the agent included.
     * @minimum 0
     * @maximum 100000000
     */
  activeDownlines: number;
  /**
     * The tier that held, from 1, null where none did.
     * @minimum 1
     * @maximum 6
     * @nullable
     */
  tier: number | null;
  /** Its rate, 0 where none held. */
  rate: ContractRate;
  /** Rate x turnover after `carriedIn`; for a dividend rate x the loss after it. */
  gross: Money;
  /** The gross of the direct downlines with a contract of the same kind. */
  downlineGross: Money;
  /** Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`. */
  adjustment: ExactAmount;
  /** Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one. */
  carriedIn: Money;
  /** What is carried to the next window: the win of a dividend, the lacking turnover of a salary. */
  carriedOut: Money;
  /** How far the gross of the downlines is above `gross`; the platform's account `dividend_gap` pays it for dividends. */
  gap: Money;
  /** What is due: gross less `downlineGross`, never below 0.00. */
  net: Money;
  /** What has been paid of it. */
  paid: Money;
  state: BillState;
  /**
     * When the window was settled or will be.
     * @maxLength 30
     */
  issuedAt: string;
  /**
     * When it was paid in full, null until then.
     * @maxLength 30
     * @nullable
     */
  paidAt: string | null;
  restAt: BillRest | null;
}
