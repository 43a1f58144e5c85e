/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of account, always 1.
 */
export type LaunchPayloadAccountType = typeof LaunchPayloadAccountType[keyof typeof LaunchPayloadAccountType];


export const LaunchPayloadAccountType = {
  NUMBER_1: 1,
} as const;
