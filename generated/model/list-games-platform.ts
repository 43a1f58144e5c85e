/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListGamesPlatform = typeof ListGamesPlatform[keyof typeof ListGamesPlatform];


export const ListGamesPlatform = {
  'flash,html5-desktop': 'flash,html5-desktop',
} as const;
