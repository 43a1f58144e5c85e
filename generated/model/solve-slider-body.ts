/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SliderDrag } from './slider-drag.ts';
import type { SliderProof } from './slider-proof.ts';

/**
 * The body of `solveSlider`, by the way that was taken.
 */
export type SolveSliderBody = SliderDrag | SliderProof;
