/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DealtCardStep } from './dealt-card-step.ts';
import type { PlayingCard } from './playing-card.ts';

/**
 * A card of Hi-Lo, and what was said before it.
 */
export interface DealtCard {
  card: PlayingCard;
  /**
     * The guess that it answered, or `skip`; null for the first card.
     * @nullable
     */
  step: DealtCardStep;
}
