/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamChildren } from './team-children.ts';

/**
 * The answer of `listTeamChildren`.
 */
export interface ListTeamChildrenResponse {
  /** Always true. */
  success: true;
  value: TeamChildren;
}
