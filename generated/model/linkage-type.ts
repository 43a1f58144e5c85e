/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A promotion by id, a game to start, a path inside the portal, an address in a new tab.
 */
export type LinkageType = typeof LinkageType[keyof typeof LinkageType];


export const LinkageType = {
  PROMOTION: 'PROMOTION',
  GAME: 'GAME',
  ROUTE: 'ROUTE',
  URL: 'URL',
} as const;
