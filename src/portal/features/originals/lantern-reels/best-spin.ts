/** The highest total of all lines for each 1 staked on a line, and its number of stops. */
export const BEST_SPIN = { pays: 2_645, stops: 2 } as const;
