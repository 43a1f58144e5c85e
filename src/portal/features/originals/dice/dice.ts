import type { DiceChoice } from '#generated/model/index.ts';
import { diceMultiplier, diceWinners } from '#shared/games/dice.ts';
import { probability } from '#shared/games/exact.ts';
import type { OriginalGame } from '../game.ts';
import { DiceControls, DiceStage, ROLLS } from './dice-stage.tsx';

/** Dice: a roll from 0.00 to 99.99, over or under a target. */
export const dice: OriginalGame<DiceChoice> = {
  initial: () => ({ game: 'dice', direction: 'over', target: '50.49' }),
  Controls: DiceControls,
  Stage: DiceStage,
  acts: false,
  quote: (_, choice) => ({
    multiplier: diceMultiplier(choice),
    chance: probability(BigInt(diceWinners(choice)), BigInt(ROLLS)),
  }),
  tell: (t, round) => t('originals.dice.told', { roll: round.outcome[0] ?? '' }),
};
