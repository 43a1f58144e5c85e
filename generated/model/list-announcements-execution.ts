/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListAnnouncementsExecution = typeof ListAnnouncementsExecution[keyof typeof ListAnnouncementsExecution];


export const ListAnnouncementsExecution = {
  B: 'B',
} as const;
