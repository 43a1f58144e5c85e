/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { ClubLabel } from './club-label.ts';
import type { MemberLabel } from './member-label.ts';

/**
 * The account that is logged in.
 */
export interface MemberInfo {
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
     * The name used to log in.
     * @minLength 1
     * @maxLength 64
     */
  userName: string;
  /**
     * The name that others see.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  type: AgentType;
  /** Whether the account may use the member site. */
  memberAccess: boolean;
  /** Whether it may transfer to its upline. */
  toUpline: boolean;
  clubLabel: ClubLabel;
  /**
     * The operator's labels.
     * @maxItems 20
     */
  memberLabel: MemberLabel[];
  /**
     * When the account was made.
     * @maxLength 30
     */
  createdAt: string;
}
