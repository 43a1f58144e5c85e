/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameContribution } from './game-contribution.ts';
import type { Money } from './money.ts';
import type { WageringRulesBase } from './wagering-rules-base.ts';

/**
 * What has to be staked before bonus money becomes cash.
 */
export interface WageringRules {
  /**
     * How many times the base.
     * @minimum 0
     * @maximum 200
     */
  multiple: number;
  /** What is multiplied. */
  base: WageringRulesBase;
  /**
     * Days to do it in, from the grant on.
     * @minimum 1
     * @maximum 365
     */
  days: number;
  /** The largest stake that counts; a bet above it counts nothing; null where every stake does. */
  maxStake: Money | null;
  /**
     * The share by category. A category that is missing counts nothing.
     * @maxItems 20
     */
  contributions: GameContribution[];
}
