/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bundled language of the portal, English or Vietnamese.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  EN: 'EN',
  VI: 'VI',
} as const;
