/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Addresses, or a country.
 */
export type BlockKind = typeof BlockKind[keyof typeof BlockKind];


export const BlockKind = {
  ip: 'ip',
  region: 'region',
} as const;
