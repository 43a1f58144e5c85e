/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberFilterParameter } from './member-filter-parameter.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListDebtsParams = {
/**
 * What concerns this account only, by its exact account name.
 * @minLength 1
 * @maxLength 64
 */
account?: MemberFilterParameter;
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
