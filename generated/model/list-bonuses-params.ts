/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusState } from './bonus-state.ts';
import type { FromParameter } from './from-parameter.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { ToParameter } from './to-parameter.ts';

export type ListBonusesParams = {
/**
 * Bonuses in this state only.
 */
state?: BonusState;
/**
 * The beginning of the range, included. Without it the range begins 30 days before its end.
 * @maxLength 30
 */
from?: FromParameter;
/**
 * The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.
 * @maxLength 30
 */
to?: ToParameter;
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
