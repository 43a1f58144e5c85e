import type { MinesChoice } from '#generated/model/index.ts';
import { minesMultiplier, minesNextSafe } from '#shared/games/mines.ts';
import type { OriginalGame } from '../game.ts';
import { gemsFound, MinesControls, MinesProgress, MinesStage } from './mines-stage.tsx';

/** Mines: open tiles, find gems, and leave before a mine. */
export const mines: OriginalGame<MinesChoice> = {
  initial: () => ({ game: 'mines', mines: 3 }),
  Controls: MinesControls,
  Progress: MinesProgress,
  Stage: MinesStage,
  acts: true,
  quote: (_, { mines: count }) => ({ multiplier: minesMultiplier(count, 1), chance: minesNextSafe(count, 0) }),
  tell: (t, round) => t('originals.mines.told', { count: gemsFound(round) }),
};
