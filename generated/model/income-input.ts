/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRate } from './contract-rate.ts';
import type { ExactAmount } from './exact-amount.ts';
import type { IncomeInputKind } from './income-input-kind.ts';
import type { LedgerReference } from './ledger-reference.ts';
import type { Money } from './money.ts';

/**
 * An input of an income, with what it adds to the net.
 */
export interface IncomeInput {
  /**
     * Its id within the income: of the bet, the entry or the bill, else its kind.
     * @minLength 1
     * @maxLength 60
     */
  inputId: string;
  kind: IncomeInputKind;
  /**
     * Whose it is, null where it is of the income as a whole.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  memberId: string | null;
  /**
     * The account of the same, null where there is none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  account: string | null;
  /**
     * The game of a bet in the language of the request, else null.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  gameName: string | null;
  /** What it is about, null where nothing has an id. */
  reference: LedgerReference | null;
  /**
     * When the bet was settled or the entry was made, else the end of the window.
     * @maxLength 30
     */
  at: string;
  /** The turnover of a bet in the window, signed, else null. */
  turnover: Money | null;
  /** What the rate applies to, signed: the turnover, for a dividend the loss of the team. Without a rate what `amount` is made of. */
  base: ExactAmount;
  /** The rate of the income in basis points; null for a downline, a rounding and a gap. */
  rate: ContractRate | null;
  /** What it adds to the net, signed. */
  amount: ExactAmount;
  /** Whether a bet changes a window before this one. */
  late: boolean;
}
