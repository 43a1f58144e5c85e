/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `GLS`, or `LOTT` for a lottery game.
 */
export type LaunchPayloadLaunchMode = typeof LaunchPayloadLaunchMode[keyof typeof LaunchPayloadLaunchMode];


export const LaunchPayloadLaunchMode = {
  GLS: 'GLS',
  LOTT: 'LOTT',
} as const;
