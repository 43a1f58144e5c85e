/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FromParameter } from './from-parameter.ts';
import type { GameCategory } from './game-category.ts';
import type { ToParameter } from './to-parameter.ts';

export type GetProfitLossParams = {
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
};
