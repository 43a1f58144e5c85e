/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PromotionProgressKind } from './promotion-progress-kind.ts';

/**
 * How far the condition of a joined promotion is met.
 */
export interface PromotionProgress {
  /** What is counted. */
  kind: PromotionProgressKind;
  /** What it takes. */
  target: Money;
  /** What there is so far. */
  progress: Money;
}
