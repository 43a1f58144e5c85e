/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Its type.
 */
export type ApplicationImageContentType = typeof ApplicationImageContentType[keyof typeof ApplicationImageContentType];


export const ApplicationImageContentType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
} as const;
