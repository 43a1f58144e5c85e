import type { LanternReelsChoice } from '#generated/model/index.ts';
import { cutOdds, probability } from '#shared/games/exact.ts';
import { lineWins, reelWindow } from '#shared/games/lantern-reels.ts';
import { paylines, reels } from '#shared/games/reels.ts';
import type { OriginalGame } from '../game.ts';
import { BEST_SPIN } from './best-spin.ts';
import { linePart, ReelsControls, ReelsStage } from './reels-stage.tsx';

const allStops = reels.reduce((product, { length }) => product * BigInt(length), 1n);

/** Lantern Reels: five reels with ten lines, all of them in play. */
export const lanternReels: OriginalGame<LanternReelsChoice> = {
  initial: () => ({ game: 'lantern-reels' }),
  Controls: ReelsControls,
  Stage: ReelsStage,
  acts: false,
  quote: () => ({
    multiplier: cutOdds(BigInt(BEST_SPIN.pays), BigInt(paylines.length)),
    chance: probability(BigInt(BEST_SPIN.stops), allStops),
    isBest: true,
  }),
  tell: (t, { outcome }) => {
    const wins = lineWins(reelWindow(outcome.map(Number)));
    if (wins.length === 0) return t('originals.lanternReels.toldNone');
    const words = wins.map(({ line, symbol, count, pays }) =>
      t('originals.lanternReels.winOf', {
        line: line + 1,
        number: count,
        symbol: t(`originals.lanternReels.${symbol}`),
        multiplier: Number(linePart(pays)),
      }),
    );
    return t('originals.lanternReels.told', { count: wins.length, wins: words.join('; ') });
  },
};
