/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Its type.
 */
export type ApplicationImageDataContentType = typeof ApplicationImageDataContentType[keyof typeof ApplicationImageDataContentType];


export const ApplicationImageDataContentType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
} as const;
