import type { FairNumbers } from '../fair/numbers.ts';

/** Chances of a raffle are parts of a million. */
export const MILLION = 1_000_000;

/** What a ticket draws: its number below a million, and the place of the chance into whose part that falls. */
export interface RaffleDraw {
  readonly number: number;
  /** -1 where the chances sum to less than the number. */
  readonly place: number;
}

/** A chance of a raffle: how many of the million numbers lead to a prize. */
interface Chance {
  readonly prizeId: string;
  readonly chance: number;
}

/** The text whose SHA-256 seals the chances of a ticket: a line `<prize>:<chance>` each, in their order. */
export function chancesText(chances: readonly Chance[]): string {
  return chances.map(({ prizeId, chance }) => `${prizeId}:${chance}`).join('\n');
}

/** Draws by the numbers of a seed, which run through the chances in their order. */
export function drawRaffle(numbers: FairNumbers, chances: readonly number[]): RaffleDraw {
  const number = numbers.below(MILLION);
  let end = 0;
  const place = chances.findIndex((chance) => {
    end += chance;
    return number < end;
  });
  return { number, place };
}
