import type { LumoLampChoice } from '#generated/model/index.ts';
import { probability } from '#shared/games/exact.ts';
import { lampMultiplier, lightsOf } from '#shared/games/lumo-lamp.ts';
import type { OriginalGame } from '../game.ts';
import { colourOf, LampControls, LampStage } from './lamp-stage.tsx';

/** Lumo Lamp: one of a hundred lights comes on. */
export const lumoLamp: OriginalGame<LumoLampChoice> = {
  initial: () => ({ game: 'lumo-lamp', light: 'TEAL' }),
  Controls: LampControls,
  Stage: LampStage,
  acts: false,
  quote: (_, { light }) => ({ multiplier: lampMultiplier(light), chance: probability(BigInt(lightsOf(light)), 100n) }),
  tell: (t, round) => t('originals.lumoLamp.told', { colour: t(`originals.lumoLamp.colour.${colourOf(round)}`) }),
};
