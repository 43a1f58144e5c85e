/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayerRank } from './player-rank.ts';

/**
 * The answer of `getPlayerRank`.
 */
export interface GetPlayerRankResponse {
  /** Always true. */
  success: true;
  value: PlayerRank;
}
