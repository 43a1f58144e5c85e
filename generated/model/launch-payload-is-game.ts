/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the entry stands for a game or for a vendor. For `VASSALAGE` the portal opens a list of the vendor's games; sent here it starts the vendor's lobby.
 */
export type LaunchPayloadIsGame = typeof LaunchPayloadIsGame[keyof typeof LaunchPayloadIsGame];


export const LaunchPayloadIsGame = {
  GAME: 'GAME',
  VASSALAGE: 'VASSALAGE',
} as const;
