/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMember } from './team-member.ts';

/**
 * The answer of `createDownlineAccount`.
 */
export interface CreateDownlineAccountResponse {
  /** Always true. */
  success: true;
  value: TeamMember;
}
