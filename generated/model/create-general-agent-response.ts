/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMember } from './team-member.ts';

/**
 * The answer of `createGeneralAgent`.
 */
export interface CreateGeneralAgentResponse {
  /** Always true. */
  success: true;
  value: TeamMember;
}
