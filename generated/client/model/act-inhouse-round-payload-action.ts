/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` a cell of Mines, or `cash_out` of Mines or Moonshot.
 */
export type ActInhouseRoundPayloadAction = typeof ActInhouseRoundPayloadAction[keyof typeof ActInhouseRoundPayloadAction];


export const ActInhouseRoundPayloadAction = {
  open: 'open',
  cash_out: 'cash_out',
} as const;
