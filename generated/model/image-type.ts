/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The content type of a picture.
 */
export type ImageType = typeof ImageType[keyof typeof ImageType];


export const ImageType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
} as const;
