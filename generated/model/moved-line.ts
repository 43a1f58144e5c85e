/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBrief } from './contract-brief.ts';
import type { TeamMember } from './team-member.ts';

/**
 * A line after it was moved.
 */
export interface MovedLine {
  member: TeamMember;
  /**
     * Accounts that were moved, the one at the head included.
     * @minimum 1
     * @maximum 100000000
     */
  accounts: number;
  /**
     * Contracts with the former upline that end with the window that runs now.
     * @maxItems 4
     */
  endedContracts: ContractBrief[];
  /**
     * When.
     * @maxLength 30
     */
  movedAt: string;
}
