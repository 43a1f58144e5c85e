/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` a cell of Mines; guess `higher` or `lower` or `skip` a card of Hi-Lo; `cash_out` of either.
 */
export type ActInhouseRoundPayloadAction = typeof ActInhouseRoundPayloadAction[keyof typeof ActInhouseRoundPayloadAction];


export const ActInhouseRoundPayloadAction = {
  open: 'open',
  cash_out: 'cash_out',
  higher: 'higher',
  lower: 'lower',
  skip: 'skip',
} as const;
