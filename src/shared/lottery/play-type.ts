/** A row of the picker. */
export interface PickRow {
  /** What its picks are, for a label in the player's language. */
  readonly label: RowLabel;
  /** The lowest and the highest number, zero-padded as every number of the row; null where `options` holds. */
  readonly from: string | null;
  readonly to: string | null;
  /** The choices of a row that has no numbers. */
  readonly options: readonly string[];
  readonly minPicks: number;
  readonly maxPicks: number;
}

/** A row of one place of the result counts its places from 0. */
export type RowLabel =
  | 'numbers'
  | 'digit'
  | 'digits'
  | 'faces'
  | 'sum'
  | 'side'
  | 'choice'
  | 'double'
  | 'single'
  | { readonly place: number };

/** How picks become combinations, as the contract's `PlayType.counting` explains. */
export type Counting = 'each' | 'product' | 'choose' | 'ordered_pairs';

/** An option that wins by the sum of some places of the result. */
export interface SumOption {
  readonly value: string;
  readonly places: readonly number[];
  /** The sums that pay, ascending, and those that give the stake back. */
  readonly wins: readonly number[];
  readonly pushes: readonly number[];
}

/** An option that wins by comparing two places of the result. */
export interface CompareOption {
  readonly value: string;
  readonly places: readonly [number, number];
  /** What the first place has to be to the second one. */
  readonly first: 'greater' | 'less' | 'equal';
}

/** When a play type wins. Places are those of the row `NUMBERS`, from 0. */
export type WinRule =
  | {
      /** A pick wins once for each number that has it as first `take` of the last `last` digits. */
      readonly kind: 'match';
      readonly prize: string | null;
      readonly last: number;
      readonly take: number;
      /** The counts of the prizes that can have a pick once at most. */
      readonly onceIn: readonly number[];
    }
  /** Every set of `size` picks wins of which each is the last `last` digits of one of the `drawn` numbers. */
  | { readonly kind: 'all_appear'; readonly size: number; readonly last: number; readonly drawn: number }
  /** Every set of `size` picks wins of which none is the last two digits of a number. */
  | { readonly kind: 'none_appears'; readonly size: number }
  /** Each row has the number of its place. */
  | { readonly kind: 'straight'; readonly places: readonly number[] }
  /** The places show the picks in any order, as often as `shape` says, the greatest first: [2, 1] a pair and another. */
  | { readonly kind: 'group'; readonly places: readonly number[]; readonly shape: readonly number[] }
  | {
      readonly kind: 'sum';
      readonly options: readonly SumOption[];
      /** Whether three equal numbers lose in any case. */
      readonly triplesLose: boolean;
      /** Whether no number is drawn twice. */
      readonly isUnique: boolean;
    }
  | { readonly kind: 'compare'; readonly options: readonly CompareOption[] }
  /** Every set of `size` picks wins that has all of the `drawn` numbers or, where it is smaller, only such. */
  | { readonly kind: 'any'; readonly size: number; readonly drawn: number }
  /** Each pick wins once that the places show at least so many times. */
  | { readonly kind: 'at_least'; readonly places: readonly number[]; readonly times: number }
  /** Three equal numbers, or three in sequence, in any order. */
  | { readonly kind: 'form'; readonly form: 'triple' | 'run' }
  /** Of three numbers two are a pick of the first row and one is a pick of the second. */
  | { readonly kind: 'pair_and_one' };

/** How likely a combination wins, as exact parts of `of`. */
export interface Chance {
  /** The pick that it holds for, null where it is the same for all. */
  readonly option: string | null;
  /** The cases in which it pays at all. */
  readonly pays: bigint;
  /** The hits of all cases together; more than `pays` where it can hit several times. */
  readonly hits: bigint;
  /** The cases in which the stake comes back. */
  readonly pushes: bigint;
  readonly of: bigint;
}

/** A way to bet, without its price. The fields are those of the contract's `PlayType`. */
export interface PlayType {
  readonly playType: string;
  readonly playGroup: string;
  readonly rows: readonly PickRow[];
  readonly counting: Counting;
  readonly chooseSize: number | null;
  readonly linesPerCombination: number;
  readonly paysPerHit: boolean;
  /** Whether a number can be in one place only, so that picks of several rows combine with others only. */
  readonly differentPerRow: boolean;
  readonly win: WinRule;
  readonly chances: readonly Chance[];
}

/** What was picked in each row, as the contract's `LotteryLinePayload.picks`. */
export type Picks = readonly (readonly string[])[];
