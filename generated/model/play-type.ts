/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PickRow } from './pick-row.ts';
import type { PlayPrice } from './play-price.ts';
import type { PlayTypeCode } from './play-type-code.ts';
import type { PlayTypeCounting } from './play-type-counting.ts';

/**
 * A way to bet on a game.
 */
export interface PlayType {
  playType: PlayTypeCode;
  /**
     * Its name in the language of the answer.
     * @minLength 1
     * @maxLength 60
     */
  labelName: string;
  /**
     * Its tab.
     * @maxLength 20
     * @pattern ^[A-Z0-9_]{1,20}$
     */
  playGroup: string;
  /**
     * The name of the tab.
     * @minLength 1
     * @maxLength 40
     */
  groupName: string;
  /**
     * When it wins, in words.
     * @minLength 1
     * @maxLength 500
     */
  rule: string;
  /**
     * The rows of the picker. `picks` of a line has a list for each of them.
     * @minItems 1
     * @maxItems 10
     */
  rows: PickRow[];
  /**
     * How picks become combinations: `each` pick is one; `product` takes one pick of every row, and where no number can win
     * in two rows (11x5, PK10, `PAIR_SINGLE`) only different ones; `choose` takes every set of `chooseSize` picks;
     * `ordered_pairs` takes n(n-1) for n picks.
     */
  counting: PlayTypeCounting;
  /**
     * The size of a set, with `choose`; else null.
     * @minimum 2
     * @maximum 10
     * @nullable
     */
  chooseSize: number | null;
  /**
     * Lines that a combination costs, one for each number that it is compared with or each way in which its picks can win.
     * @minimum 1
     * @maximum 100
     */
  linesPerCombination: number;
  /** Whether each hit pays; otherwise a combination pays once. */
  paysPerHit: boolean;
  /**
     * The price, or one for each option.
     * @minItems 1
     * @maxItems 100
     */
  prices: PlayPrice[];
  /** The greatest unit x multiple. */
  maxStakePerLine: Money;
  /** The most that one combination is paid. */
  maxPayoutPerLine: Money;
}
