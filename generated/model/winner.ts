/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A win, without the name of who had it.
 */
export interface Winner {
  /**
     * Its place among the wins of the period by amount, 1 the highest.
     * @minimum 1
     * @maximum 1000000
     */
  rank: number;
  /**
     * The winner's nickname, masked: at most the first two and the last two letters stand.
     * @minLength 3
     * @maxLength 64
     */
  nickname: string;
  /**
     * The game.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * Its place in the catalogue, null once it has left.
     * @maxLength 12
     * @nullable
     * @pattern ^[0-9]{1,12}$
     */
  nodeId: string | null;
  vendor: VendorCode;
  /**
     * The vendor's name.
     * @minLength 1
     * @maxLength 60
     */
  vendorName: string;
  gameType: GameCategory;
  /** What the round or bet brought: its payout less its stake. */
  amount: Money;
  /**
     * When it was paid.
     * @maxLength 30
     */
  at: string;
}
