/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListHotGamesPlatform = typeof ListHotGamesPlatform[keyof typeof ListHotGamesPlatform];


export const ListHotGamesPlatform = {
  'flash,html5-desktop': 'flash,html5-desktop',
} as const;
