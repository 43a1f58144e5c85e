/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether players or agents log in here.
 */
export type BrandSite = typeof BrandSite[keyof typeof BrandSite];


export const BrandSite = {
  member: 'member',
  agent: 'agent',
} as const;
