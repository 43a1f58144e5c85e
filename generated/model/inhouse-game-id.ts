/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An in-house game, a game of vendor `BGS`.
 */
export type InhouseGameId = typeof InhouseGameId[keyof typeof InhouseGameId];


export const InhouseGameId = {
  moonshot: 'moonshot',
  plinko: 'plinko',
  mines: 'mines',
  dice: 'dice',
  keno: 'keno',
  'lumo-lamp': 'lumo-lamp',
  'hi-lo': 'hi-lo',
  'lucky-wheel': 'lucky-wheel',
  'lantern-reels': 'lantern-reels',
} as const;
