import type { HiLoChoice } from '#generated/model/index.ts';
import type { OriginalGame } from '../game.ts';
import { cardName, HiLoControls, HiLoProgress, HiLoStage, middleGuess, rightGuesses } from './hi-lo-stage.tsx';

/** Hi-Lo: guess whether the next card is higher or lower, and leave in time. */
export const hiLo: OriginalGame<HiLoChoice> = {
  initial: () => ({ game: 'hi-lo' }),
  Controls: HiLoControls,
  Progress: HiLoProgress,
  Stage: HiLoStage,
  acts: true,
  quote: () => middleGuess,
  tell: (t, round) =>
    t('originals.hiLo.told', { count: rightGuesses(round), card: cardName(t, round.dealt.at(-1)?.card ?? '') }),
};
