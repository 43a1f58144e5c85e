/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMemberPromotionsParticipation } from './list-member-promotions-participation.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { PromotionCategory } from './promotion-category.ts';
import type { PromotionState } from './promotion-state.ts';

export type ListMemberPromotionsParams = {
/**
 * Promotions of this shelf only.
 */
category?: PromotionCategory;
/**
 * Promotions in this state only.
 */
state?: PromotionState;
/**
 * All promotions, or those only that the member takes part in.
 */
participation?: ListMemberPromotionsParticipation;
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
