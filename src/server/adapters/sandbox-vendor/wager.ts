import type { RandomBytes } from '../../shared/random.ts';
import type { VendorTexts } from './texts.ts';

/** A stake that a player has placed. */
export interface Wager {
  /** The chip that was chosen: the stake of one shot, spin, hand or match. */
  readonly unit: string;
  /** The whole stake, as money. */
  readonly stake: string;
  readonly selection: string;
  /** What was staked on, for the betting record, in the player's language. */
  readonly detail: string;
}

/** How a round ended. */
export interface Outcome {
  /** The payout with the stake, as money; `0.00` is a loss. */
  readonly payout: string;
  /** Whether the payout is the stake given back. */
  readonly push: boolean;
  /** What came out, for the betting record, in the player's language. */
  readonly result: string;
  /** What the page shows. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** The currency's number of decimals decides about chips and rounding. */
export interface Purse {
  readonly decimals: number;
}

/** A game whose rounds end at once. */
export interface QuickGame {
  /** Reads a selection with its chip; undefined unless both are on offer. */
  readonly place: (selection: string, unit: string, purse: Purse, texts: VendorTexts) => Wager | undefined;
  readonly play: (random: RandomBytes, wager: Wager, purse: Purse, texts: VendorTexts) => Outcome;
}

/** The chips of a currency, the smallest first. */
export function chipsOf({ decimals }: Purse): readonly string[] {
  return decimals === 0
    ? ['5000.00', '10000.00', '20000.00', '50000.00', '100000.00']
    : ['1.00', '2.00', '5.00', '10.00', '20.00'];
}

/** The decimals of a currency, by its code. */
export function purseOf(currency: string): Purse {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return { decimals: maximumFractionDigits ?? 2 };
}

/** A wager of one chip. */
export function oneChip(unit: string, selection: string, detail: string, purse: Purse): Wager | undefined {
  return chipsOf(purse).includes(unit) ? { unit, stake: unit, selection, detail } : undefined;
}
