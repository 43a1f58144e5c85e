/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContentState } from './content-state.ts';
import type { NoticeType } from './notice-type.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListManagedNoticesParams = {
/**
 * Announcements of this type only.
 */
type?: NoticeType;
/**
 * Announcements in this state only.
 */
state?: ContentState;
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
