/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DiceChoice } from './dice-choice.ts';
import type { HiLoChoice } from './hi-lo-choice.ts';
import type { KenoChoice } from './keno-choice.ts';
import type { LanternReelsChoice } from './lantern-reels-choice.ts';
import type { LuckyWheelChoice } from './lucky-wheel-choice.ts';
import type { LumoLampChoice } from './lumo-lamp-choice.ts';
import type { MinesChoice } from './mines-choice.ts';
import type { MoonshotChoice } from './moonshot-choice.ts';
import type { PlinkoChoice } from './plinko-choice.ts';

/**
 * What the player bets on.
 */
export type InhouseChoice = MoonshotChoice | PlinkoChoice | MinesChoice | DiceChoice | KenoChoice | LumoLampChoice | HiLoChoice | LuckyWheelChoice | LanternReelsChoice;
