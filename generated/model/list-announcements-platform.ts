/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListAnnouncementsPlatform = typeof ListAnnouncementsPlatform[keyof typeof ListAnnouncementsPlatform];


export const ListAnnouncementsPlatform = {
  W: 'W',
} as const;
