/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawState } from './draw-state.ts';
import type { FromParameter } from './from-parameter.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { StationCode } from './station-code.ts';
import type { ToParameter } from './to-parameter.ts';

export type ListDrawsParams = {
/**
 * The game.
 */
gameCode: LotteryGameCode;
/**
 * Draws in this state only.
 */
state?: DrawState;
/**
 * Draws of this station only.
 */
station?: StationCode;
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
