import type { FairNumbers } from '../fair/numbers.ts';
import { cutOdds, NOTHING, type Price, pricesOf, type Settled } from './exact.ts';

export type LampLight = 'TEAL' | 'AMBER' | 'ROSE' | 'WHITE';

const LIGHTS = 100;
/** The lights of each colour, in their order; the rest are dark. */
const colours: readonly (readonly [LampLight, number])[] = [
  ['TEAL', 50],
  ['AMBER', 25],
  ['ROSE', 10],
  ['WHITE', 2],
];

/** How many of the hundred lights have the colour. */
export function lightsOf(light: LampLight): number {
  return colours.find(([name]) => name === light)?.[1] ?? 0;
}

/** What a colour pays: 0.99 / its share of the lights. */
export function lampMultiplier(light: LampLight): string {
  return cutOdds(99n, BigInt(lightsOf(light)));
}

export function settleLamp({ light }: { readonly light: LampLight }, { below }: FairNumbers): Settled {
  const lit = colourOf(below(LIGHTS));
  return { outcome: [lit], multiplier: lit === light ? lampMultiplier(light) : NOTHING };
}

function colourOf(number: number): LampLight | 'DARK' {
  let end = 0;
  for (const [name, lights] of colours) {
    end += lights;
    if (number < end) return name;
  }
  return 'DARK';
}

export function lampPrices(): Price[] {
  return colours.flatMap(([name, lights]) =>
    pricesOf([{ bet: [name], multiplier: lampMultiplier(name), part: BigInt(lights) }], BigInt(LIGHTS)),
  );
}
