/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';

/**
 * The member that something is about, as an operator sees it.
 */
export interface ReviewedMember {
  /**
     * The id of the account.
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
     * The name that others see.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  type: AgentType;
  /**
     * The VIP rank, 0 the lowest.
     * @minimum 0
     * @maximum 20
     */
  rankLevel: number;
}
