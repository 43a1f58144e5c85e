import type { DiceChoice } from '#generated/model/index.ts';
import { diceWinners } from '#shared/games/dice.ts';

/** The rolls there are, in hundredths. */
export const ROLLS = 10_000;

/** The rolls that may win at least and at most (contract, `DiceChoice`). */
const LEAST = 100;
const MOST = 9_800;

/** A choice on the same side with so many winning rolls, held within what the game takes. */
export function withWinners(choice: DiceChoice, winners: number): DiceChoice {
  const held = Math.min(MOST, Math.max(LEAST, winners));
  const target = choice.direction === 'under' ? held : ROLLS - 1 - held;
  return { ...choice, target: `${Math.floor(target / 100)}.${String(target % 100).padStart(2, '0')}` };
}

/** The choice on the other side that wins as often. */
export function turned(choice: DiceChoice): DiceChoice {
  const direction = choice.direction === 'over' ? 'under' : 'over';
  return withWinners({ ...choice, direction }, diceWinners(choice));
}

/** The target in hundredths, with its bounds on this side. */
export function targetRange(choice: DiceChoice) {
  const value = Number(choice.target.replace('.', ''));
  return choice.direction === 'under'
    ? { value, min: LEAST, max: MOST }
    : { value, min: ROLLS - 1 - MOST, max: ROLLS - 1 - LEAST };
}

/** The choice with a target in hundredths. */
export function withTarget(choice: DiceChoice, target: number): DiceChoice {
  return withWinners(choice, choice.direction === 'under' ? target : ROLLS - 1 - target);
}
