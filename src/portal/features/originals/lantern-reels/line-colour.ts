import { oklch } from '#shared/art/colour.ts';

/** Hues from here on, over 312 degrees, are free; the rest belong to the brand. */
const FIRST_HUE = 140;

/** A colour for each payline, far from that of the one before. */
export const lineColour = (line: number): string => oklch(0.84, 0.15, FIRST_HUE + ((line * 137) % 312));
