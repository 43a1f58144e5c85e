/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { LotteryBetState } from './lottery-bet-state.ts';
import type { Money } from './money.ts';

/**
 * A draw of a chase.
 */
export interface ChaseDraw {
  drawId: DrawId;
  /**
     * When it is drawn.
     * @maxLength 30
     */
  drawAt: string;
  /**
     * Times every line of the slip.
     * @minimum 1
     * @maximum 100000
     */
  multiple: number;
  /** Its stake. */
  stake: Money;
  state: LotteryBetState;
  /**
     * What it paid or gave back, null until it is settled.
     * @maxLength 25
     * @nullable
     * @pattern ^(0|[1-9][0-9]{0,14})\.[0-9]{2,8}$
     */
  payout: string | null;
  /**
     * Its bets in the order of the slip.
     * @minItems 1
     * @maxItems 50
     * @items.maxLength 40
     * @items.pattern ^[A-Za-z0-9-]{1,40}$
     */
  betIds: string[];
}
