/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListTeamChildrenParams = {
/**
 * The node; without it the agent of the session.
 * @minLength 1
 * @maxLength 40
 */
parentId?: string;
/**
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
/**
 * Only agents and promoters, with whom contracts are made; without it everybody.
 */
agentsOnly?: boolean;
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
