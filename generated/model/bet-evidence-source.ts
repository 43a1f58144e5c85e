/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A draw of this server, a draw of a station, a round of an in-house game, a round of another vendor.
 */
export type BetEvidenceSource = typeof BetEvidenceSource[keyof typeof BetEvidenceSource];


export const BetEvidenceSource = {
  built_in: 'built_in',
  external: 'external',
  inhouse: 'inhouse',
  vendor: 'vendor',
} as const;
