/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is done.
 */
export type ChangeDrawDayPayloadChange = typeof ChangeDrawDayPayloadChange[keyof typeof ChangeDrawDayPayloadChange];


export const ChangeDrawDayPayloadChange = {
  close: 'close',
  open: 'open',
  move: 'move',
} as const;
