/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { StationCode } from './station-code.ts';

export type GetVietnamNumeroParams = {
/**
 * The game.
 */
gameCode: LotteryGameCode;
/**
 * Draws of this station only.
 */
station?: StationCode;
/**
 * The most draws to answer.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};
