/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { Money } from './money.ts';
import type { OpenContracts } from './open-contracts.ts';

/**
 * A direct downline with its whole line.
 */
export interface TopDownline {
  /**
     * The member.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  /**
     * The account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * The nickname.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  type: AgentType;
  /**
     * People in its line, itself included.
     * @minimum 0
     * @maximum 100000000
     */
  teamCount: number;
  /**
     * Of them with a settled bet in the period.
     * @minimum 0
     * @maximum 100000000
     */
  active: number;
  /** The line's turnover. */
  turnover: Money;
  /** The line's result. */
  result: Money;
  contracts: OpenContracts;
}
