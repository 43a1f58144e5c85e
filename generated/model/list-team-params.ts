/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { AgentType } from './agent-type.ts';
import type { FromParameter } from './from-parameter.ts';
import type { ListTeamSort } from './list-team-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { ToParameter } from './to-parameter.ts';

export type ListTeamParams = {
/**
 * The beginning of the range, included. Without it the range begins 30 days before its end.
 * @maxLength 30
 */
from?: FromParameter;
/**
 * The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.
 * @maxLength 30
 */
to?: ToParameter;
/**
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
/**
 * Only the line of this member, itself included.
 * @minLength 1
 * @maxLength 40
 */
uplineId?: string;
/**
 * Only accounts of this type.
 */
type?: AgentType;
/**
 * The order, by one column; `-` is downwards. Equal rows go by id.
 */
sort?: ListTeamSort;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNo?: PageNoParameter;
/**
 * Entries on a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
