import type { LuckyWheelChoice } from '#generated/model/index.ts';
import { probability } from '#shared/games/exact.ts';
import { wheelSegments } from '#shared/games/lucky-wheel.ts';
import type { OriginalGame } from '../game.ts';
import { WheelControls, WheelStage } from './wheel-stage.tsx';

/** Lucky Wheel: a wheel stops on one of its segments. */
export const luckyWheel: OriginalGame<LuckyWheelChoice> = {
  initial: () => ({ game: 'lucky-wheel', segments: 20, risk: 'medium' }),
  Controls: WheelControls,
  Stage: WheelStage,
  acts: false,
  quote: (_, choice) => {
    const segments = wheelSegments(choice);
    const best = segments.reduce((most, pays) => (Number(pays) > Number(most) ? pays : most), '0.00');
    const count = segments.filter((pays) => pays === best).length;
    return { multiplier: best, chance: probability(BigInt(count), BigInt(segments.length)), isBest: true };
  },
  tell: (t, { multiplier }) => t('originals.luckyWheel.told', { multiplier: Number(multiplier) }),
};
