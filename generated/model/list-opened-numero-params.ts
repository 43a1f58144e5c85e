/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';

export type ListOpenedNumeroParams = {
/**
 * The game.
 */
gameCode: LotteryGameCode;
/**
 * The most draws to answer.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};
