import type { PlinkoChoice } from '#generated/model/index.ts';
import { probability } from '#shared/games/exact.ts';
import { plinkoPockets } from '#shared/games/plinko.ts';
import type { OriginalGame } from '../game.ts';
import { PlinkoControls, PlinkoStage } from './plinko-stage.tsx';

/** Plinko: a ball falls through rows of pins into a bin. */
export const plinko: OriginalGame<PlinkoChoice> = {
  initial: () => ({ game: 'plinko', rows: 12, risk: 'medium' }),
  Controls: PlinkoControls,
  Stage: PlinkoStage,
  acts: false,
  // The outermost bins pay most: all steps lead to the same side.
  quote: (_, choice) => ({
    multiplier: plinkoPockets(choice)[0] ?? '0.00',
    chance: probability(2n, 2n ** BigInt(choice.rows)),
    isBest: true,
  }),
  tell: (t, { multiplier }) => t('originals.plinko.told', { multiplier: Number(multiplier) }),
};
