import { CarouselControls } from './carousel-controls.tsx';
import { createSlider } from './create-slider.ts';

/** Everything that a moving carousel needs, loaded as one module. */
export const movingParts = { createSlider, Controls: CarouselControls };
