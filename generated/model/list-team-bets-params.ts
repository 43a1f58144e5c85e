/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { BetState } from './bet-state.ts';
import type { FromParameter } from './from-parameter.ts';
import type { GameCategory } from './game-category.ts';
import type { ListTeamBetsSort } from './list-team-bets-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { ToParameter } from './to-parameter.ts';
import type { VendorCode } from './vendor-code.ts';

export type ListTeamBetsParams = {
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
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
/**
 * Only this member of the team.
 * @minLength 1
 * @maxLength 40
 */
memberId?: string;
/**
 * Only bets on this category.
 */
gameType?: GameCategory;
/**
 * Only bets on games of this vendor.
 */
vassalage?: VendorCode;
/**
 * Only bets in this state.
 */
state?: BetState;
/**
 * The order, by one column; `-` is downwards. Equal rows go by id.
 */
sort?: ListTeamBetsSort;
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
