/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListPointRewardsSort } from './list-point-rewards-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { PointRewardKind } from './point-reward-kind.ts';

export type ListPointRewardsParams = {
/**
 * Rewards of this kind only.
 */
kind?: PointRewardKind;
/**
 * Rewards that cost at most so many points.
 * @minimum 0
 * @maximum 1000000000
 */
maxPoints?: number;
/**
 * The order, as the brand set it, or by cost.
 */
sort?: ListPointRewardsSort;
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
