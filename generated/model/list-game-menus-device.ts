/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListGameMenusDevice = typeof ListGameMenusDevice[keyof typeof ListGameMenusDevice];


export const ListGameMenusDevice = {
  WEB: 'WEB',
} as const;
