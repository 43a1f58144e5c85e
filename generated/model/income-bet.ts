/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRate } from './contract-rate.ts';
import type { ExactAmount } from './exact-amount.ts';
import type { TeamBet } from './team-bet.ts';

/**
 * A bet behind an income, with what it added.
 */
export interface IncomeBet {
  bet: TeamBet;
  /** The agent's own rate in basis points. */
  rate: ContractRate;
  /** The rate of the direct downline in whose line the bet was placed, 0 where it has no contract. */
  downlineRate: ContractRate;
  /** What the bet added to the net income before a lower bound and rounding: its turnover, or for a dividend its share of the loss, times the difference of the rates. */
  contribution: ExactAmount;
  /** Whether it changes a window before this one. */
  adjustment: boolean;
}
