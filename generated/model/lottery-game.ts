/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawSource } from './draw-source.ts';
import type { LotteryGameArea } from './lottery-game-area.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { LotteryGameLaunchMode } from './lottery-game-launch-mode.ts';
import type { PrizeMode } from './prize-mode.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A lottery game.
 */
export interface LotteryGame {
  gameCode: LotteryGameCode;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * Its place in the catalogue, null where it has none.
     * @maxLength 12
     * @nullable
     * @pattern ^[0-9]{1,12}$
     */
  nodeId: string | null;
  vassalage: VendorCode;
  prizeMode: PrizeMode;
  /**
     * The group of the menu.
     * @maxLength 20
     * @pattern ^[A-Z0-9_]{1,20}$
     */
  gameGroupCode: string;
  /**
     * The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.
     * @maxLength 40
     * @pattern ^[A-Z0-9_]{1,40}$
     */
  accountTypeName: string;
  /**
     * The area, `VN` for the Vietnamese lottery; else null.
     * @nullable
     */
  area: LotteryGameArea;
  /** What `launchGame` is given. */
  launchMode: LotteryGameLaunchMode;
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /** Whether it is marked as hot. */
  isHot: boolean;
  source: DrawSource;
  /**
     * Seconds from draw to draw, null where a timetable holds.
     * @minimum 30
     * @maximum 86400
     * @nullable
     */
  intervalSeconds: number | null;
  /**
     * Seconds before the draw at which bets close.
     * @minimum 0
     * @maximum 86400
     */
  closeSeconds: number;
  /**
     * The draw that takes bets now or next, null where none is planned.
     * @maxLength 50
     * @nullable
     * @pattern ^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$
     */
  nextDrawId: string | null;
  /**
     * When its bets close; null without a next draw.
     * @maxLength 30
     * @nullable
     */
  nextClosesAt: string | null;
  /**
     * When it is drawn; null without a next draw.
     * @maxLength 30
     * @nullable
     */
  nextDrawAt: string | null;
  /** Whether it takes no bets now. */
  maintenance: boolean;
  /**
     * When that is expected to end; null outside of a maintenance or when nobody knows.
     * @maxLength 30
     * @nullable
     */
  maintenanceUntil: string | null;
}
