/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { DrawsEventType } from './draws-event-type.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';

/**
 * The numbers of a draw are known. Of several draws of one game a stream may tell the last one alone.
 */
export interface DrawsEvent {
  /** What the event is about. */
  type: DrawsEventType;
  gameCode: LotteryGameCode;
  drawId: DrawId;
}
