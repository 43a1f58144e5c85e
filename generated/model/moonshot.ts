/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MoonshotEnd } from './moonshot-end.ts';
import type { MoonshotOwnBet } from './moonshot-own-bet.ts';
import type { MoonshotRound } from './moonshot-round.ts';

/**
 * The flight of now.
 */
export interface Moonshot {
  /**
     * The server's clock at the time of the answer.
     * @maxLength 30
     */
  serverTime: string;
  round: MoonshotRound;
  /** The own bet in the round; null without one. */
  own: MoonshotOwnBet | null;
  /**
     * How the rounds before it ended, the newest first.
     * @maxItems 20
     */
  last: MoonshotEnd[];
}
