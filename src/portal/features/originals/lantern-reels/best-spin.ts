/** The most that the lines of a spin pay together, for each 1 staked on a line, and at how many stops of all. */
export const BEST_SPIN = { pays: 2_645, stops: 2 } as const;
