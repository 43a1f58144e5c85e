/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of client, always 3, the web.
 */
export type LaunchPayloadClientType = typeof LaunchPayloadClientType[keyof typeof LaunchPayloadClientType];


export const LaunchPayloadClientType = {
  NUMBER_3: 3,
} as const;
