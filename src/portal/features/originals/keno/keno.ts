import type { KenoChoice } from '#generated/model/index.ts';
import { choose, probability } from '#shared/games/exact.ts';
import { kenoPays } from '#shared/games/keno.ts';
import type { OriginalGame } from '../game.ts';
import { CARD, DRAWN, hitsOf, KenoControls, KenoStage } from './keno-stage.tsx';

/** Keno: ten of forty numbers are drawn, and the player has named up to ten. */
export const keno: OriginalGame<KenoChoice> = {
  initial: () => ({ game: 'keno', numbers: [] }),
  Controls: KenoControls,
  Stage: KenoStage,
  acts: false,
  // All named numbers among those drawn pay most.
  quote: (_, { numbers }) => ({
    multiplier: kenoPays(numbers.length).at(-1) ?? '0.00',
    chance: probability(
      numbers.length === 0 ? 0n : choose(CARD.length - numbers.length, DRAWN - numbers.length),
      choose(CARD.length, DRAWN),
    ),
    isBest: true,
  }),
  isComplete: ({ numbers }) => numbers.length > 0,
  tell: (t, { choice, outcome, multiplier }) =>
    choice.game !== 'keno'
      ? ''
      : t('originals.keno.told', {
          hits: hitsOf(choice.numbers, outcome.map(Number)).length,
          picked: choice.numbers.length,
          multiplier: Number(multiplier),
        }),
};
