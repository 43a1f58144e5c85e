import { oklch } from '#shared/art/colour.ts';

/** The colour of a price from 0, the least, to 1, the best: blue over violet and rose to amber, legible under dark ink. */
export const heat = (share: number): string => oklch(0.72 + 0.1 * share, 0.15, 240 + 190 * share);

/** From here a multiplier has the warmest colour. */
const HOT = 300;
/** Up to here it has the coldest. */
const COLD = 0.3;

/** How warm a multiplier is, on a logarithmic scale that all boards share. */
export const warmth = (multiplier: string): number =>
  Math.min(1, Math.log(Math.max(Number(multiplier), COLD) / COLD) / Math.log(HOT / COLD));

/** How warm a price is among those of one wheel, so that they differ as much as they can. */
export function rank(multiplier: string, all: readonly string[]): number {
  const paid = [...new Set(all)].map(Number).filter((price) => price > 0);
  const lower = paid.filter((price) => price < Number(multiplier)).length;
  return paid.length < 2 ? 1 : lower / (paid.length - 1);
}
