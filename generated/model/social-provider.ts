/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who signs in.
 */
export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  google: 'google',
  facebook: 'facebook',
} as const;
