/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActInhouseRoundPayloadAction } from './act-inhouse-round-payload-action.ts';

/**
 * The next step of a round that goes on.
 */
export interface ActInhouseRoundPayload {
  /** `open` a cell of Mines; guess `higher` or `lower` or `skip` a card of Hi-Lo; `cash_out` of either. */
  action: ActInhouseRoundPayloadAction;
  /**
     * The cell to open, from 0 at the top left, row by row. With `open`, and only then.
     * @minimum 0
     * @maximum 24
     */
  cell?: number;
}
