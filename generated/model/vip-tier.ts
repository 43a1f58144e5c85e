/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClubLabel } from './club-label.ts';
import type { Privilege } from './privilege.ts';

/**
 * A VIP rank.
 */
export interface VipTier {
  clubLabel: ClubLabel;
  /**
     * Its picture.
     * @maxLength 2048
     */
  iconUrl: string;
  /**
     * Rank points that reach it.
     * @minimum 0
     * @maximum 1000000000
     */
  pointsNeeded: number;
  /**
     * Rank points within one period that keep it.
     * @minimum 0
     * @maximum 1000000000
     */
  pointsToKeep: number;
  /**
     * What it brings.
     * @maxItems 20
     */
  privileges: Privilege[];
}
