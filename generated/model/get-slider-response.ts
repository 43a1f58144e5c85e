/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SliderChallenge } from './slider-challenge.ts';

/**
 * The answer of `getSlider`.
 */
export interface GetSliderResponse {
  /** Always true. */
  success: true;
  value: SliderChallenge;
}
