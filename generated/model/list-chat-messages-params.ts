/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListChatMessagesParams = {
/**
 * Only messages after the one with this id.
 * @minLength 1
 * @maxLength 40
 */
after?: string;
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
