/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { ListIncomeInputsSort } from './list-income-inputs-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListIncomeInputsParams = {
/**
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
/**
 * The order, by one column; `-` is downwards. Equal rows go by id.
 */
sort?: ListIncomeInputsSort;
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
