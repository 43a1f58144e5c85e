/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a resource link leads to.
 */
export type ResourceType = typeof ResourceType[keyof typeof ResourceType];


export const ResourceType = {
  AFFILIATELINK: 'AFFILIATELINK',
  TELEGRAM: 'TELEGRAM',
  Android: 'Android',
  MOBILECONFIG: 'MOBILECONFIG',
  YOUTUBE: 'YOUTUBE',
  INSTAGRAM: 'INSTAGRAM',
  FACEBOOK: 'FACEBOOK',
  TWITTER: 'TWITTER',
  TIKTOK: 'TIKTOK',
  LINE: 'LINE',
} as const;
