/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawDayDecidedBy } from './draw-day-decided-by.ts';
import type { DrawDayState } from './draw-day-state.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { Money } from './money.ts';

/**
 * A day of a lottery with a timetable.
 */
export interface DrawDay {
  gameCode: LotteryGameCode;
  /**
     * The game's name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * The day in the time zone of the timetable.
     * @maxLength 10
     */
  day: string;
  state: DrawDayState;
  /** `timetable`: the week and the calendar of Tết decide. `operator`: an operator has. */
  decidedBy: DrawDayDecidedBy;
  /**
     * The day on which its draws are held, null unless it is moved.
     * @maxLength 10
     * @nullable
     */
  movedTo: string | null;
  /**
     * Why an operator changed it, null where none has.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * When an operator changed it, null where none has.
     * @maxLength 30
     * @nullable
     */
  changedAt: string | null;
  /**
     * The operator, null where none has changed it.
     * @maxLength 64
     * @nullable
     */
  changedBy: string | null;
  /**
     * Open bets on its draws.
     * @minimum 0
     * @maximum 100000000
     */
  bets: number;
  /**
     * Members who placed them.
     * @minimum 0
     * @maximum 100000000
     */
  members: number;
  /** What they staked. */
  stake: Money;
}
