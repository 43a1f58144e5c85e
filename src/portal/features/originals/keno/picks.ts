/** The numbers of the card. */
export const CARD: readonly number[] = Array.from({ length: 40 }, (_, index) => index + 1);
/** How many of them are drawn. */
export const DRAWN = 10;
/** How many a player may pick. */
export const MOST = 10;

/** The picks with a number added or taken away, in rising order; a full card takes no further one. */
export function withToggled(picks: readonly number[], number: number): number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length >= MOST ? [...picks] : [...picks, number].sort((a, b) => a - b);
}

/** `count` numbers of the card by chance, in rising order. `random` gives 0 to below 1. */
export function quickPick(count: number, random: () => number): number[] {
  const card = [...CARD];
  return Array.from({ length: count }, () => card.splice(Math.floor(random() * card.length), 1))
    .flat()
    .sort((a, b) => a - b);
}

/** The picks that were drawn. */
export const hitsOf = (picks: readonly number[], drawn: readonly number[]): readonly number[] =>
  picks.filter((pick) => drawn.includes(pick));
