/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The types of announcement with a text of their own, `AnnouncementType` without banners.
 */
export type NoticeType = typeof NoticeType[keyof typeof NoticeType];


export const NoticeType = {
  PL: 'PL',
  PU: 'PU',
  PR: 'PR',
  H: 'H',
} as const;
