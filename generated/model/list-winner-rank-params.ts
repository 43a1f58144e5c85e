/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { ListWinnerRankSort } from './list-winner-rank-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { WinnerPeriod } from './winner-period.ts';

export type ListWinnerRankParams = {
/**
 * The period.
 */
period?: WinnerPeriod;
/**
 * Wins in this category only.
 */
gameType?: GameCategory;
/**
 * The order.
 */
sort?: ListWinnerRankSort;
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
