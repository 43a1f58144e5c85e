import { CarouselControls } from './carousel-controls.tsx';
import { createSlider } from './create-slider.ts';

/** What a carousel needs from when it moves, to be fetched as one. */
export const movingParts = { createSlider, Controls: CarouselControls };
