import { type InhouseRound, LumoLampChoiceLight } from '#generated/model/index.ts';
import { lightsOf } from '#shared/games/lumo-lamp.ts';

export type LampColour = LumoLampChoiceLight | 'DARK';

const NAMED = Object.values(LumoLampChoiceLight);
const COLOURS: readonly LampColour[] = [...NAMED, 'DARK'];
const LIGHTS = 100;
/** The colour of each light by its number; the rest are dark. */
const COLOURED = NAMED.flatMap((light) => Array.from({ length: lightsOf(light) }, () => light));
const BY_NUMBER: readonly LampColour[] = Array.from({ length: LIGHTS }, (_, number) => COLOURED[number] ?? 'DARK');

/** Spreads the numbers, so that lights of a colour do not lie together: 37 and 100 have no common factor. */
const SPREAD = 37;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export type Light = { readonly place: number; readonly x: number; readonly y: number; readonly colour: LampColour };

/** The lights as the seeds of a sunflower, in a circle of radius 1. */
export const lights: readonly Light[] = BY_NUMBER.map((_, place) => {
  const radius = Math.sqrt((place + 0.5) / LIGHTS);
  const angle = place * GOLDEN_ANGLE;
  const colour = BY_NUMBER[(place * SPREAD) % LIGHTS] ?? 'DARK';
  return { place, x: radius * Math.cos(angle), y: radius * Math.sin(angle), colour };
});

/** The colour that an ended round lit. */
export function colourOf(round: InhouseRound): LampColour {
  return COLOURS.find((colour) => colour === round.outcome[0]) ?? 'DARK';
}

/** The light that shows the colour of a round: the same one each time. */
export function litPlace(round: InhouseRound): number {
  const ofColour = lights.filter(({ colour }) => colour === colourOf(round));
  const sum = [...round.roundId].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % ofColour.length;
  return ofColour[sum]?.place ?? 0;
}
