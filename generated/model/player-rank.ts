/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClubLabel } from './club-label.ts';
import type { Money } from './money.ts';
import type { NextRank } from './next-rank.ts';
import type { Privilege } from './privilege.ts';

/**
 * The member's rank and progress.
 */
export interface PlayerRank {
  clubLabel: ClubLabel;
  /**
     * The picture of the rank.
     * @maxLength 2048
     */
  iconUrl: string;
  /**
     * Rank points of the last `periodDays`. They are no points of the mall and cannot be spent.
     * @minimum 0
     * @maximum 1000000000
     */
  rankPoints: number;
  /** The valid turnover behind them. */
  validTurnover: Money;
  /** The rank above, null at the top. */
  next: NextRank | null;
  /**
     * When the rank was reached.
     * @maxLength 30
     */
  reachedAt: string;
  /**
     * Until when it is kept at least.
     * @maxLength 30
     */
  keptUntil: string;
  /**
     * Points still missing to keep it beyond then, 0 when it is safe.
     * @minimum 0
     * @maximum 1000000000
     */
  pointsToKeep: number;
  /**
     * What the rank brings.
     * @maxItems 20
     */
  privileges: Privilege[];
  /**
     * The last check of the ranks.
     * @maxLength 30
     */
  asOf: string;
}
