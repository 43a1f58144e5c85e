/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNoParameter } from './page-no-parameter.ts';

export type ListAnnouncementPageParams = {
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
pageSize?: number;
};
