/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LumoLampChoiceGame } from './lumo-lamp-choice-game.ts';
import type { LumoLampChoiceLight } from './lumo-lamp-choice-light.ts';

/**
 * Name the colour that lights up.
 */
export interface LumoLampChoice {
  /** The game. */
  game: LumoLampChoiceGame;
  /** The colour. */
  light: LumoLampChoiceLight;
}
