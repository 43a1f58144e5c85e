import { cutOdds } from '#shared/games/exact.ts';
import { paylines } from '#shared/games/reels.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';

/** What the price of a line pays for the whole stake, which the lines share. */
export const linePart = (pays: number): string => shortMultiplier(cutOdds(BigInt(pays), BigInt(paylines.length)));
