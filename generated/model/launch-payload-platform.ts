/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The platform, always `html5-desktop`.
 */
export type LaunchPayloadPlatform = typeof LaunchPayloadPlatform[keyof typeof LaunchPayloadPlatform];


export const LaunchPayloadPlatform = {
  'html5-desktop': 'html5-desktop',
} as const;
