/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LuckyWheelChoiceGame } from './lucky-wheel-choice-game.ts';
import type { LuckyWheelChoiceRisk } from './lucky-wheel-choice-risk.ts';
import type { LuckyWheelChoiceSegments } from './lucky-wheel-choice-segments.ts';

/**
 * Spin a wheel.
 */
export interface LuckyWheelChoice {
  /** The game. */
  game: LuckyWheelChoiceGame;
  /** The segments of the wheel, all equally wide. */
  segments: LuckyWheelChoiceSegments;
  /** How far the prices lie apart. */
  risk: LuckyWheelChoiceRisk;
}
