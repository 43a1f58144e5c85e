/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether somebody can sit down now.
 */
export type PvpRoomState = typeof PvpRoomState[keyof typeof PvpRoomState];


export const PvpRoomState = {
  open: 'open',
  full: 'full',
  maintenance: 'maintenance',
} as const;
