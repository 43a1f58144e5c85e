/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMemberPromotionsParticipation = typeof ListMemberPromotionsParticipation[keyof typeof ListMemberPromotionsParticipation];


export const ListMemberPromotionsParticipation = {
  all: 'all',
  mine: 'mine',
} as const;
