/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CanTransfer } from './can-transfer.ts';
import type { ContractBrief } from './contract-brief.ts';
import type { MemberFigures } from './member-figures.ts';
import type { Money } from './money.ts';
import type { ProposableKinds } from './proposable-kinds.ts';
import type { TeamMember } from './team-member.ts';
import type { TeamPathStep } from './team-path-step.ts';

/**
 * Somebody of the team, with all that an agent may know and do.
 */
export interface TeamMemberCard {
  member: TeamMember;
  /**
     * From the agent of the session, first, to the member itself, last.
     * @minItems 1
     * @maxItems 1000
     */
  path: TeamPathStep[];
  /** The main wallet now. */
  balance: Money;
  /** The account's own figures of the range. */
  figures: MemberFigures;
  /** The figures of the range with everybody below. */
  lineFigures: MemberFigures;
  /**
     * People of the line with a settled bet in the range.
     * @minimum 0
     * @maximum 100000000
     */
  lineActive: number;
  /**
     * The contracts between the agent of the session and this member, the newest first, ended ones last.
     * @maxItems 100
     */
  contracts: ContractBrief[];
  canTransfer: CanTransfer;
  contractKinds: ProposableKinds;
}
