/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetState } from './bet-state.ts';
import type { FromParameter } from './from-parameter.ts';
import type { GameCategory } from './game-category.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { ToParameter } from './to-parameter.ts';
import type { VendorCode } from './vendor-code.ts';

export type ListBetsParams = {
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
 * Bets of this category only.
 */
gameType?: GameCategory;
/**
 * Bets in this state only.
 */
state?: BetState;
/**
 * Bets with this vendor only.
 */
vassalage?: VendorCode;
/**
 * Words of the name of the game, or the id of a bet, round or draw.
 * @minLength 1
 * @maxLength 60
 */
search?: string;
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
