/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { PromotionCategory } from './promotion-category.ts';

export type ListPromotionsParams = {
/**
 * Promotions of this shelf only.
 */
category?: PromotionCategory;
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
