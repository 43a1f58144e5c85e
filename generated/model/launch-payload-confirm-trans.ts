/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Always 0: launching moves no money between wallets.
 */
export type LaunchPayloadConfirmTrans = typeof LaunchPayloadConfirmTrans[keyof typeof LaunchPayloadConfirmTrans];


export const LaunchPayloadConfirmTrans = {
  NUMBER_0: 0,
} as const;
