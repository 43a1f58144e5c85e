/** How far a key moves the piece of a slider puzzle (SMS-13), in pixels of the picture. */
export const sliderKeys = {
  /** An arrow key; less than the tolerance of the gap. */
  step: 3,
  /** Page up and down, and an arrow key with shift. */
  leap: 24,
} as const;
