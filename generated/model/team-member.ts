/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { RebateRate } from './rebate-rate.ts';
import type { TeamMemberState } from './team-member-state.ts';

/**
 * Somebody of the team, the agent of the session included.
 */
export interface TeamMember {
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
     * The nickname.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  type: AgentType;
  /**
     * Who stands directly above, null for the agent of the session.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  uplineId: string | null;
  /**
     * The account name of the upline, null for the agent of the session.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  uplineAccount: string | null;
  /**
     * Steps below the agent of the session, who is 0.
     * @minimum 0
     * @maximum 1000
     */
  level: number;
  /**
     * People directly below.
     * @minimum 0
     * @maximum 100000000
     */
  directCount: number;
  /**
     * People in this line, this one included.
     * @minimum 0
     * @maximum 100000000
     */
  teamCount: number;
  rebate: RebateRate;
  /** Whether the account can log in. */
  state: TeamMemberState;
  /**
     * When the account was made.
     * @maxLength 30
     */
  registeredAt: string;
  /**
     * Its last call that a person caused, null before the first.
     * @maxLength 30
     * @nullable
     */
  lastSeenAt: string | null;
}
