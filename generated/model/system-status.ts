/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of the site, 0 normal, 1 maintenance, 2 region restricted.
 */
export type SystemStatus = typeof SystemStatus[keyof typeof SystemStatus];


export const SystemStatus = {
  Normal: 0,
  Maintenance: 1,
  RegionRestricted: 2,
} as const;
