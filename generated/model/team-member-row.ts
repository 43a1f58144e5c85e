/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CanTransfer } from './can-transfer.ts';
import type { MemberFigures } from './member-figures.ts';
import type { Money } from './money.ts';
import type { OpenContracts } from './open-contracts.ts';
import type { ProposableKinds } from './proposable-kinds.ts';
import type { TeamMember } from './team-member.ts';

/**
 * Somebody of the team with the account's own figures of the range, those below not included.
 */
export interface TeamMemberRow {
  member: TeamMember;
  /** The main wallet now. */
  balance: Money;
  figures: MemberFigures;
  contracts: OpenContracts;
  canTransfer: CanTransfer;
  contractKinds: ProposableKinds;
}
